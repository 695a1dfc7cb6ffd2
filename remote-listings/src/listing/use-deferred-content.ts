import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'shared-platform/router';

/**
 * Returns false until the first frame after a navigation has painted, so that the top of the page appears before the
 * rest renders. In a page that the browser prerenders in the background, that happens when the page is shown. Returns
 * true at once after Back and Forward, so that the scroll position can be restored, and for a URL that names a part of
 * the page, so that the browser can scroll to it.
 */
export function useDeferredContent(): boolean {
  const navigationType = useNavigationType();
  const { hash } = useLocation();
  const [isContentShown, setContentShown] = useState(navigationType !== 'PUSH' || hash !== '');
  useEffect(() => {
    // Waits for two frames, because this effect can run before the first one has painted.
    requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => setContentShown(true))));
  }, []);
  return isContentShown;
}
