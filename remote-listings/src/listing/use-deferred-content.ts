import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'shared-platform/router';

/**
 * Who moves to a page sees what it is in the next frame, and the rest in the one after; one that is drawn ahead of a press waits
 * with the rest until it is seen. Back and forward it stands as it was left.
 */
export function useDeferredContent(): boolean {
  const how = useNavigationType();
  const [isContentShown, setWhole] = useState(how !== 'PUSH');
  useEffect(() => {
    // An effect may still come before the first frame.
    requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => setWhole(true))));
  }, []);
  return isContentShown;
}
