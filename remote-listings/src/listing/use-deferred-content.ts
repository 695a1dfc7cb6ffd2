import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'shared-platform/router';

/**
 * Returns false for the first frame after a navigation, so that the top of the page paints before the rest renders. A
 * prerendered page stays partial until it is shown. Back and forward render at once, to restore the scroll position.
 */
export function useDeferredContent(): boolean {
  const navigationType = useNavigationType();
  const [isContentShown, setContentShown] = useState(navigationType !== 'PUSH');
  useEffect(() => {
    // Two frames, because an effect can run before the first paint.
    requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => setContentShown(true))));
  }, []);
  return isContentShown;
}
