import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Chromium's alone, and not among the types yet. */
declare const CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined;

const stops = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/**
 * Makes an element with `role="dialog"`, `aria-modal` and `tabIndex={-1}` a modal of the page: it takes the keyboard and keeps it,
 * Escape and Android's way back close it, the page does not scroll, and what had the keyboard gets it back. Not the browser's own
 * `showModal`, which makes the page inert: each of its elements is styled anew before the press is answered.
 * @param onClose it is out of sight already, and may go when there is time
 */
export function usePageDialog(onClose: () => void): { dialog: RefObject<HTMLDivElement | null>; close: () => void } {
  const dialog = useRef<HTMLDivElement>(null);
  const hide = useRef(() => {});
  const close = () => {
    hide.current();
    onClose();
  };
  const escaped = useEffectEvent(close);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    const { style } = document.documentElement;
    const onKeyDown = (event: KeyboardEvent) => onKey(element, event, () => escaped());
    // The keyboard comes back from the browser's own bars, or a script sends it elsewhere.
    const onFocusIn = () => isElsewhere(element) && focusFirst(element);
    const wayBack = typeof CloseWatcher === 'function' ? new CloseWatcher() : undefined;
    wayBack?.addEventListener('close', () => escaped());
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    element.style.translate = '';
    style.overflow = 'hidden';
    // The scroll bar's room stays, so nothing of the page moves.
    style.scrollbarGutter = 'stable';
    focusFirst(element);
    hide.current = () => {
      hide.current = () => {};
      wayBack?.destroy();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
      // Costs next to nothing, where taking its boxes away and letting the page scroll wait until it goes.
      element.style.translate = '0 -200vh';
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    return () => {
      hide.current();
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, []);
  return { dialog, close };
}

/** With nothing at all, or in a dialog above, the keyboard is not elsewhere. */
function isElsewhere(dialog: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !dialog.contains(at) && !at.closest('dialog[open]');
}

function onKey(dialog: HTMLElement, event: KeyboardEvent, close: () => void): void {
  const at = document.activeElement;
  if (event.defaultPrevented || (at !== document.body && !dialog.contains(at))) return;
  if (event.key === 'Escape') close();
  if (event.key === 'Tab') goRound(dialog, event);
}

function goRound(dialog: HTMLElement, event: KeyboardEvent): void {
  const inside = stopsIn(dialog);
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  const at = document.activeElement;
  if (at !== from && at !== dialog) return;
  event.preventDefault();
  to?.focus();
}

function stopsIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(stops)];
}

function focusFirst(dialog: HTMLElement): void {
  (stopsIn(dialog)[0] ?? dialog).focus({ preventScroll: true });
}
