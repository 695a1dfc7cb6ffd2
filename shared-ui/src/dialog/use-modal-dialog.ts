import { type RefObject, useLayoutEffect, useRef } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe';

/**
 * Opens a `<dialog>` as a modal, which makes the page behind it inert. Tab and Shift+Tab move the focus in a circle
 * inside the dialog; otherwise it would move on to the browser's own buttons. Unmounting closes the dialog and moves
 * the focus back to where it was.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    open(element);
    const onKeyDown = (event: KeyboardEvent) => trapTab(element, event);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      // Closing the dialog restores the focus. Removing an open dialog from the page would not.
      if (typeof element.close === 'function') element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

/** Opens the dialog without `showModal` where that method is missing, as in jsdom. */
function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.open = true;
}

function trapTab(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const elements = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const [edge, next] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  const active = document.activeElement;
  if (active !== edge && active !== dialog && dialog.contains(active)) return;
  event.preventDefault();
  next?.focus();
}
