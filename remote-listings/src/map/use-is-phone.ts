import { useSyncExternalStore } from 'react';

/** The width below which the map fills the screen, see results.module.css. */
const phone = '(max-width: 47.99em)';

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(phone);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(phone).matches,
  );
