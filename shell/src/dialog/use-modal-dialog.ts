import { type RefObject, useLayoutEffect, useRef } from 'react';

const stops = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * A `<dialog>` that opens as the browser's own modal: what is behind it is inert. Tab goes round inside; the browser alone would
 * let it out to nowhere after the last stop.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    if (!element.open) {
      if (typeof element.showModal === 'function') element.showModal();
      else element.open = true;
    }
    const goRound = (event: KeyboardEvent) => keepInside(element, event);
    element.addEventListener('keydown', goRound);
    return () => {
      element.removeEventListener('keydown', goRound);
      // A dialog that is taken away without being closed leaves the keyboard nowhere.
      if (typeof element.close === 'function') element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const inside = [...dialog.querySelectorAll<HTMLElement>(stops)];
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  if (document.activeElement !== from && dialog.contains(document.activeElement) && document.activeElement !== dialog)
    return;
  event.preventDefault();
  to?.focus();
}
