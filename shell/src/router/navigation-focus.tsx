import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Moves the focus after a navigation, for screen readers and keyboard users: to the h1 of a new page, and after Back to
 * the link that was followed from the page.
 */
export function NavigationFocus() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const last = useRef({ pathname, key });
  /** The address that was opened from each history entry, by the entry's key. */
  const opened = useRef(new Map<string, string>());
  useEffect(() => {
    const from = last.current;
    last.current = { pathname, key };
    if (from.pathname === pathname) return;
    const followed = opened.current.get(key);
    // Forward to this entry starts at its heading.
    opened.current.delete(key);
    if (type === 'PUSH') opened.current.set(from.key, pathname + search);
    const before = document.activeElement;
    // Waits until the page has been painted, because setting the focus makes the browser recalculate styles. Does
    // nothing when the user has moved the focus since.
    requestAnimationFrame(() => setTimeout(() => before === document.activeElement && moveFocus(followed)));
  }, [pathname, search, key, type]);
  return null;
}

function moveFocus(followed: string | undefined): void {
  const main = document.getElementById('main');
  const links = main?.querySelectorAll<HTMLAnchorElement>('a:not([tabindex])') ?? [];
  const link = [...links].find((one) => one.pathname + one.search === followed);
  link?.focus({ preventScroll: true });
  // A hidden link takes no focus.
  if (link && link === document.activeElement) return;
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
