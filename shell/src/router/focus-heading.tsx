import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the h1 of a new page after a navigation, for screen readers and keyboard users. */
export function FocusHeading() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const before = document.activeElement;
    // Waits until the page has been painted, because setting the focus makes the browser recalculate styles. Does
    // nothing when the user has moved the focus since.
    requestAnimationFrame(() => setTimeout(() => before === document.activeElement && focusHeading()));
  }, [pathname]);
  return null;
}

function focusHeading(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
