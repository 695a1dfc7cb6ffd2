import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Moves the focus after a navigation, for screen readers and keyboard users: to the h1 of a new page, or to the part
 * that its hash names, and after Back to the link that was followed from the page.
 */
export function NavigationFocus() {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  const last = useRef({ pathname, key });
  /** The address that was opened from each history entry, by the entry's key. */
  const opened = useRef(new Map<string, string>());
  useEffect(() => {
    const from = last.current;
    last.current = { pathname, key };
    if (from.pathname === pathname) return;
    if (type === 'PUSH') opened.current.set(from.key, pathname + search);
    const followed = type === 'POP' ? opened.current.get(key) : undefined;
    // Forward to this entry starts at its heading.
    opened.current.delete(key);
    const before = document.activeElement;
    // Waits until the page has been painted, because setting the focus makes the browser recalculate styles. Does
    // nothing when the user has moved the focus since.
    requestAnimationFrame(() => setTimeout(() => before === document.activeElement && moveFocus(followed, hash)));
  }, [pathname, search, hash, key, type]);
  return null;
}

function moveFocus(followed: string | undefined, hash: string): void {
  const main = document.getElementById('main');
  const targets = [followed && linkTo(followed, main), hash && document.getElementById(hash.slice(1))];
  for (const target of [...targets, main?.querySelector<HTMLElement>('h1'), main]) {
    if (!target) continue;
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // A hidden element takes no focus.
    if (document.activeElement === target) return;
  }
}

/** Returns the link to an address, or else one to its path, whose query may have changed. */
function linkTo(address: string, main: HTMLElement | null): HTMLAnchorElement | undefined {
  const links = [...(main?.querySelectorAll<HTMLAnchorElement>('a[href]:not([tabindex="-1"])') ?? [])];
  const [path] = address.split('?');
  return links.find((link) => link.pathname + link.search === address) ?? links.find((link) => link.pathname === path);
}
