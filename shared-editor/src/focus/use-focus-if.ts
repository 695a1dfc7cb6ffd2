import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for a button. The button takes the focus when the condition is true, for example because it replaces
 * the button that was pressed.
 */
export function useFocusIf(condition: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (condition) button.current?.focus();
  }, [condition]);
  return button;
}
