import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True while React hydrates: the render must equal the prerendered HTML. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
