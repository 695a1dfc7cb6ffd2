import { linkTarget } from './link-target.ts';

/** A pointer that leaves a link sooner than this only moved across it. */
const dwellMs = 40;

/** Prefetches the code of the page at `url`, or its code and data. */
export type Prefetch = (url: URL, what: 'code' | 'everything') => void;

/**
 * Prefetches code and data of a page before the click: when a pointer rests on a link to it, a finger touches the link,
 * or the keyboard focuses it. Prefetches nothing for a visitor who saves data.
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
    // A click focuses the link too, but then the router already loads the page.
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

/** Prefetches the code of the pages that visible links in the main content lead to. */
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
