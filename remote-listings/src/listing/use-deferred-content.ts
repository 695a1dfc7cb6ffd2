import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'shared-platform/router';

/**
 * Returns false until the first frame after a navigation has painted, so that the top of the page appears before the
 * rest renders. In a page that the browser prerenders in the background, that happens when the page is shown. After
 * Back and Forward, returns true at once, so that the scroll position can be restored.
 */
export function useDeferredContent(): boolean {
  const navigationType = useNavigationType();
  const [isContentShown, setContentShown] = useState(navigationType !== 'PUSH');
  useEffect(() => {
    // Waits for two frames, because this effect can run before the first one has painted.
    requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => setContentShown(true))));
  }, []);
  return isContentShown;
}
