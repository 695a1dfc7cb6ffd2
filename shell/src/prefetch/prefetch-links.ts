import { linkTarget } from './link-target.ts';

/** The pointer must be on a link for this long. A shorter time means that it only moves across the link. */
const dwellMs = 40;

/** Prefetches a page's code only, or its code and data. */
export type Prefetch = (url: URL, what: 'code' | 'everything') => void;

/**
 * Prefetches code and data of a page when the user is about to open it: when the pointer rests on a link, a finger
 * touches it, or it gets the keyboard focus. Prefetches nothing when the browser is set to save data.
 * @returns a function that removes the listeners
 */
export function prefetchLinks(document: Document, prefetch: Prefetch): () => void {
  if (savesData()) return () => {};
  let dwellTimer: ReturnType<typeof setTimeout> | undefined;
  const onTouch = ({ target }: Event) => {
    const url = linkTarget(target);
    if (url) afterPaint(() => prefetch(url, 'everything'));
  };
  const onFocus = (event: Event) => {
    // Only for the keyboard focus. A click focuses the link too, but the router then already loads the page.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) onTouch(event);
  };
  const onPointerOver = (event: Event) => {
    clearTimeout(dwellTimer);
    const url = linkTarget(event.target);
    if (url) dwellTimer = setTimeout(() => prefetch(url, 'everything'), dwellMs);
  };
  const listeners = { pointerover: onPointerOver, touchstart: onTouch, focusin: onFocus };
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener, { passive: true });
  return () => {
    clearTimeout(dwellTimer);
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
  };
}

/** Prefetches the code of the pages that the visible links in the main content open. */
export function prefetchVisibleLinks(document: Document, prefetch: Prefetch): void {
  if (savesData()) return;
  const height = globalThis.innerHeight;
  for (const link of document.querySelectorAll('main a[href]')) {
    const { top, bottom } = link.getBoundingClientRect();
    const url = top < height && bottom > 0 ? linkTarget(link) : null;
    if (url) prefetch(url, 'code');
  }
}

/** Runs `work` after the browser has painted its response to the current input. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
