import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLayerEntry } from './use-layer-entry.ts';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

type PageDialog = {
  dialog: RefObject<HTMLDivElement | null>;
  close: () => void;
  /** Closes the dialog for a navigation that must replace its history entry. */
  closeBeforeReplace: () => void;
};

/**
 * Makes an element with `role="dialog"`, `aria-modal` and `tabIndex={-1}` a modal dialog: traps the focus, closes on
 * Escape and Back, locks scrolling and restores the focus. Does not use `showModal`, which makes the rest of the page
 * inert: the browser would then recalculate the style of every element before the next paint.
 * @param name the name of the layer, see `useLayer`
 * @param onClose runs after the dialog is hidden; the caller may unmount the dialog later
 */
export function usePageDialog(name: string, onClose: () => void): PageDialog {
  const dialog = useRef<HTMLDivElement>(null);
  const hide = useRef(() => {});
  const end = () => {
    hide.current();
    onClose();
  };
  const entry = useLayerEntry({ name, start: 0 }, end);
  const close = () => {
    end();
    entry.leave();
  };
  const closeBeforeReplace = () => {
    end();
    entry.release();
  };
  const onEscape = useEffectEvent(close);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    const { style } = document.documentElement;
    const onKeyDown = (event: KeyboardEvent) => onKey(element, event, () => onEscape());
    // Returns the focus to the dialog. The browser's own UI or a script can move it outside.
    const onFocusIn = () => isFocusOutside(element) && focusFirst(element);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    element.style.translate = '';
    style.overflow = 'hidden';
    // Reserves the width of the hidden scroll bar, so that the page does not shift.
    style.scrollbarGutter = 'stable';
    focusFirst(element);
    hide.current = () => {
      hide.current = () => {};
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
      // Only moves the dialog out of view. Unmounting it and unlocking the scroll here would delay the next paint.
      element.style.translate = '0 -200vh';
      focusPage(before);
    };
    return () => {
      hide.current();
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, []);
  return { dialog, close, closeBeforeReplace };
}

/** Returns the focus to an element of the page; to its content when nothing had the focus, as after a reload. */
function focusPage(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  (isThere ? before : document.querySelector('main'))?.focus({ preventScroll: true });
}

/** Returns whether the focus has left the dialog. No focus, or the focus in another dialog on top, does not count. */
function isFocusOutside(dialog: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !dialog.contains(at) && !at.closest('dialog[open]');
}

function onKey(dialog: HTMLElement, event: KeyboardEvent, close: () => void): void {
  const at = document.activeElement;
  if (event.defaultPrevented || (at !== document.body && !dialog.contains(at))) return;
  if (event.key === 'Escape') close();
  if (event.key === 'Tab') wrapFocus(dialog, event);
}

function wrapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const inside = focusableIn(dialog);
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  const at = document.activeElement;
  if (at !== from && at !== dialog) return;
  event.preventDefault();
  to?.focus();
}

function focusableIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(focusable)];
}

function focusFirst(dialog: HTMLElement): void {
  (focusableIn(dialog)[0] ?? dialog).focus({ preventScroll: true });
}
