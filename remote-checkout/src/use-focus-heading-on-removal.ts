import { useEffect } from 'react';

/**
 * Moves the focus to the heading of the page when this component is removed with the control that has the focus.
 * Otherwise, keyboard users start again at the top of the page.
 */
export function useFocusHeadingOnRemoval(): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}
