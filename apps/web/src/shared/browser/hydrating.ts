import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows and that does not change; `prerendered` while React hydrates. */
export const useInBrowser = <T>(value: () => T, prerendered: T): T =>
  useSyncExternalStore(never, value, () => prerendered);

/** True while React hydrates: the render must equal the prerendered HTML. */
export const useHydrating = (): boolean => useInBrowser(() => false, true);
