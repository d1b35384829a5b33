import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether what is drawn now has to be what stands in the prerendered page already. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
