import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router';

/**
 * Moves the focus after a navigation, for screen readers and keyboard users: to the h1 of a new page or the part of it
 * that the URL names, and after Back to the link that was followed from the page.
 */
export function NavigationFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  /** The address that was opened from each history entry, by the entry's key. */
  const opened = useRef<Record<string, string>>({});
  useEffect(() => {
    const from = last.current;
    last.current = location;
    if (from.pathname === location.pathname) return;
    const followed = opened.current[location.key];
    // Forward to this entry starts at its heading.
    opened.current[location.key] = '';
    if (type === 'PUSH') opened.current[from.key] = createPath(location);
    const before = document.activeElement;
    // Waits until the page has been painted, because setting the focus makes the browser recalculate styles.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const main = document.getElementById('main');
        const heading =
          document.getElementById(location.hash.slice(1)) ?? main?.querySelector<HTMLElement>('h1') ?? main;
        if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
        const link = main?.querySelector<HTMLElement>(`a[href=${JSON.stringify(followed)}]`);
        // The heading is for a missing or hidden link. When the user has moved the focus since, both leave it there.
        for (const target of [link, heading])
          if (before === document.activeElement) target?.focus({ preventScroll: true });
      }),
    );
  }, [location, type]);
  return null;
}
