import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a button that replaces the pressed one. */
export function useFocusIf(wanted: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted) button.current?.focus();
  }, [wanted]);
  return button;
}
