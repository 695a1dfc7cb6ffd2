import { type RefObject, useEffect, useRef } from 'react';

/** A `<dialog>` that opens as the browser's own modal: what is behind it is inert, the focus stays inside. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    if (typeof element.showModal === 'function') element.showModal();
    else element.open = true;
  }, []);
  return dialog;
}
