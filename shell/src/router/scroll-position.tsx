import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/** Where the user was on the history entries that this document has shown. */
const positions = new Map<string, number>();

/** The key of every entry that a plain link to a part of the page has made. There, the browser scrolls. */
const keyOfParts = 'default';

/**
 * Scroll restoration of React Router, which scrolls a page to its saved position only once, when it starts. A page
 * that was reloaded, or opened again with Back, may then be too short, because some of its content loads later. And a
 * server-rendered page would start at the top, although the browser has restored the position or the user has scrolled.
 * So this component finds the position of a new document first, and scrolls as soon as the page is high enough.
 */
export function ScrollPosition() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const start = useRef(0);
  return (
    <>
      <OnMount
        run={() => {
          start.current = startPosition(key);
        }}
      />
      <ScrollRestoration storageKey={storageKey} />
      {/* A redirect to another page ends it. */}
      <OnMount
        key={pathname}
        run={() => {
          const position = start.current;
          start.current = 0;
          return position ? scrollWhenHighEnough(position) : undefined;
        }}
      />
      <OnMount
        key={key}
        run={() => {
          if (key === keyOfParts) return;
          const position = isReturn ? positions.get(key) : undefined;
          const stop = position ? scrollWhenHighEnough(position) : undefined;
          const record = () => positions.set(key, scrollY);
          addEventListener('scroll', record, { passive: true });
          return () => {
            stop?.();
            removeEventListener('scroll', record);
          };
        }}
      />
    </>
  );
}

/** Effects of siblings run in their order. */
function OnMount({ run }: { run: () => undefined | (() => void) }) {
  useLayoutEffect(run, []);
  return null;
}

/** The session storage key under which React Router saves the positions of its history entries when a page closes. */
const storageKey = 'verandah-scroll-positions';

/**
 * Returns where the new document should be: the saved position of its history entry, or the current one when there is
 * none or the user has scrolled. At the top or the end of a short page, the browser could not restore the position yet.
 */
function startPosition(key: string): number {
  const isAtEnd = Math.ceil(scrollY) + innerHeight >= document.documentElement.scrollHeight;
  return ((scrollY === 0 || isAtEnd) && savedPosition(key)) || scrollY;
}

function savedPosition(key: string): number | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[key];
  } catch {
    // The browser blocks storage.
    return undefined;
  }
}

/** How long a page may take to become high enough for the position. */
const growthMs = 5000;

/** Scrolls to the position. Repeats that when the page becomes higher, until it is there or the user does something. */
function scrollWhenHighEnough(position: number): () => void {
  const observer = new ResizeObserver(() => {
    scrollTo(0, position);
    if (Math.ceil(scrollY) >= Math.floor(position)) stop();
  });
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) removeEventListener(input, stop);
  };
  scrollTo(0, position);
  observer.observe(document.body);
  for (const input of inputs) addEventListener(input, stop);
  setTimeout(stop, growthMs);
  return stop;
}
