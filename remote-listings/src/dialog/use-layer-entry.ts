import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'shared-platform/router';
import type { LayerMark } from './use-layer.ts';

/**
 * Gives an open layer a history entry, so that Back closes the layer and stays on the page. The entry is a copy of the
 * page's entry with a mark. The router is at the same location in both, so moves between the two are hidden from it:
 * otherwise it would run the page's loaders again.
 * @param onBack is called after Back; the caller unmounts the layer
 */
export function useLayerEntry({ name, start }: LayerMark, onBack: () => void) {
  const location = useLocation();
  const isLeft = useRef(false);
  const stopWatching = useRef(() => {});
  const onPop = useEffectEvent(() => {
    if (!isLeft.current) onBack();
    isLeft.current = true;
  });
  const isCurrent = () => history.state?.layer?.name === name;
  /** Stores where the layer is now, for a reload. */
  const moveTo = (place: number) => {
    if (isCurrent()) history.replaceState({ ...history.state, layer: { name, start: place } }, '');
  };
  /** Makes the layer's entry an entry of the page, for a navigation that replaces it. */
  const release = () => {
    if (isLeft.current) return;
    isLeft.current = true;
    stopWatching.current();
    if (isCurrent()) history.replaceState({ ...history.state, layer: undefined }, '');
  };
  /** Goes back to the page's entry, without a call of `onBack`. */
  const leave = () => {
    if (isLeft.current || !isCurrent()) return release();
    isLeft.current = true;
    history.back();
  };

  // A navigation while the layer is open, such as a search for the area of a map that still moves, replaces the entry.
  // The layer then gets another one. It has its entry before it is painted, so that Back never leaves the page instead.
  useLayoutEffect(() => {
    if (isLeft.current) return;
    const { state } = history;
    const mark: LayerMark = { name, start };
    if (!isCurrent()) history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, layer: mark }, '');
    const stop = watchPop(state?.key, () => onPop());
    stopWatching.current = stop;
    // After `leave`, the layer unmounts before the browser has gone back.
    return () => void (isLeft.current || stop());
  }, [location]);
  const onUnmount = useEffectEvent(release);
  useEffect(() => () => onUnmount(), []);
  return { leave, release, moveTo };
}

/**
 * Calls `onPop` when the browser goes to another history entry, once. Hides this from the router if the entry has the
 * key of the router's location. Returns a function that stops watching.
 */
function watchPop(key: unknown, onPop: () => void): () => void {
  const listener = (event: PopStateEvent) => {
    stop();
    if (event.state?.key === key) event.stopImmediatePropagation();
    onPop();
  };
  // The router's listener is at the window too, and runs after those of the capturing phase.
  const stop = () => removeEventListener('popstate', listener, { capture: true });
  addEventListener('popstate', listener, { capture: true });
  return stop;
}
