import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Moves the focus after a navigation, for screen readers and keyboard users: to the h1 of a new page, and after Back to
 * the link that was followed from the page.
 */
export function NavigationFocus() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const last = useRef({ pathname, key });
  /** The path that was opened from each history entry, by the entry's key. */
  const opened = useRef(new Map<string, string>());
  useEffect(() => {
    const from = last.current;
    last.current = { pathname, key };
    if (type === 'PUSH') opened.current.set(from.key, pathname);
    if (from.pathname === pathname) return;
    const followed = type === 'POP' ? opened.current.get(key) : undefined;
    const before = document.activeElement;
    // Waits until the page has been painted, because setting the focus makes the browser recalculate styles. Does
    // nothing when the user has moved the focus since.
    requestAnimationFrame(() => setTimeout(() => before === document.activeElement && focusIn(followed)));
  }, [pathname, key, type]);
  return null;
}

function focusIn(followed: string | undefined): void {
  const main = document.getElementById('main');
  const links = followed === undefined ? [] : [...(main?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
  const target = links.find((link) => link.pathname === followed) ?? main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
