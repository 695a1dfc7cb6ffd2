import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, so that both produce the same HTML. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
