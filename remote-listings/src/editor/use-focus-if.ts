import { type RefObject, useEffect, useRef } from 'react';

/** For a button that comes, or comes back, in place of the one that was pressed: the keyboard goes on there. */
export function useFocusIf(wanted: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted) button.current?.focus();
  }, [wanted]);
  return button;
}
