import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'shared-platform/router';

/** What the history entry of an open layer has in `history.state.layer`. */
export type LayerMark = {
  name: string;
  /** Where the layer starts, such as the index of a photo. */
  start: number;
};

/**
 * The state of a layer over the page whose component calls `useLayerEntry`. The layer opens in a transition, so that
 * the button first paints its pressed state. It also opens when the browser comes to its history entry: after a reload,
 * Forward, or Back from another page.
 * @returns `opening`: the React key of the layer, or 0 when it is closed. Each opening mounts a new layer, even while
 * the closed one is still unmounting.
 */
export function useLayer(name: string) {
  const location = useLocation();
  const [layer, setLayer] = useState({ opening: 0, start: 0 });
  const open = (start = 0) => startTransition(() => setLayer({ opening: performance.now(), start }));
  const close = () => startTransition(() => setLayer({ opening: 0, start: 0 }));
  useEffect(() => {
    const openMarked = () => {
      const mark: LayerMark | undefined = history.state?.layer;
      if (mark?.name !== name) return;
      startTransition(() =>
        setLayer((now) => (now.opening > 0 ? now : { opening: performance.now(), start: mark.start })),
      );
    };
    // Forward from the entry of this page to that of the layer changes no location.
    const onPop = ({ state }: PopStateEvent) => state?.key === location.key && openMarked();
    openMarked();
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [location, name]);
  return { ...layer, open, close };
}
