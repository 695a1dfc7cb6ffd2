import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a button that replaces the pressed one. */
export function useFocusIf(condition: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (condition) button.current?.focus();
  }, [condition]);
  return button;
}
