import { linkTarget } from './link-target.ts';

/** A pointer that only crosses a link is gone by then. */
const dwellMs = 40;

/** Starts what a page needs: its code, and its data as well. */
export type Prefetch = (url: URL, what: 'code' | 'everything') => void;

/**
 * What somebody is about to open is on its way before the click: everything when a pointer rests on a link, a finger touches it
 * or the keyboard reaches it. A visitor who saves data pays for nothing that was not asked for.
 * @returns what stops it
 */
export function prefetchLinks(document: Document, prefetch: Prefetch): () => void {
  if (savesData()) return () => {};
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  const meant = ({ target }: Event) => {
    const url = linkTarget(target);
    if (url) afterPaint(() => prefetch(url, 'everything'));
  };
  // A press gives focus too: by then it is open.
  const reached = (event: Event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) meant(event);
  };
  const crossed = (event: Event) => {
    clearTimeout(dwelling);
    const url = linkTarget(event.target);
    if (url) dwelling = setTimeout(() => prefetch(url, 'everything'), dwellMs);
  };
  const listeners = { pointerover: crossed, touchstart: meant, focusin: reached };
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener, { passive: true });
  return () => {
    clearTimeout(dwelling);
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
  };
}

/** The code of what the links in sight lead to: few pages, however many links. */
export function prefetchInSight(document: Document, prefetch: Prefetch): void {
  if (savesData()) return;
  const height = globalThis.innerHeight;
  for (const link of document.querySelectorAll('main a[href]')) {
    const { top, bottom } = link.getBoundingClientRect();
    const url = top < height && bottom > 0 ? linkTarget(link) : null;
    if (url) prefetch(url, 'code');
  }
}

/** What a touch or a key is answered with on the screen comes first. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
