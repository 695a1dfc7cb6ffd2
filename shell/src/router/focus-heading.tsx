import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation to another page the focus goes to its h1, so that a screen reader and the keyboard arrive, too. */
export function FocusHeading() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const before = document.activeElement;
    // The page is seen first: focus has it styled once more. Whoever has gone on by then stays there.
    requestAnimationFrame(() => setTimeout(() => before === document.activeElement && toHeading()));
  }, [pathname]);
  return null;
}

function toHeading(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
