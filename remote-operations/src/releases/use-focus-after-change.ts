import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to an element when a change has removed the button that started it, for example with the row of a
 * withdrawn release. Otherwise the focus would be lost.
 * @param content what the element shows: the focus moves once it no longer contains the button
 */
export function useFocusAfterChange<Target extends HTMLElement>(
  content: unknown,
): { target: RefObject<Target | null>; onChanged: (button: HTMLElement | null) => void } {
  const target = useRef<Target>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!button || button.isConnected) return;
    setButton(null);
    if (document.activeElement === document.body) target.current?.focus();
  }, [button, content]);
  return { target, onChanged: setButton };
}
