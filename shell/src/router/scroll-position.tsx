import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import type { SiteRouter } from './create-site-router.ts';

/**
 * Scroll restoration of React Router, which scrolls a page to its saved position only once, when it starts. A page
 * that was reloaded, or opened again with Back, may then be too short, because some of its content loads later. And a
 * server-rendered page would start at the top, although the browser has restored the position or the user has scrolled.
 * So this component scrolls to the same position again while the content loads.
 * @param routerState the router's state, with the position that it has restored; undefined on the server
 */
export function ScrollPosition({ routerState }: { routerState: () => SiteRouter['state'] | undefined }) {
  const { key } = useLocation();
  /** Until the new document's first page has started. */
  const start = useRef<StartPosition>(undefined);
  const stop = useRef<() => void>(undefined);
  return (
    <>
      <OnMount
        run={() => {
          start.current = startPosition(key);
          return () => stop.current?.();
        }}
      />
      <ScrollRestoration storageKey={storageKey} />
      <OnMount
        key={key}
        run={() => {
          const { restoreScrollPosition, preventScrollReset } = routerState() ?? {};
          const { saved, current } = start.current ?? { saved: restoreScrollPosition };
          start.current = undefined;
          if (preventScrollReset && !saved) return;
          stop.current?.();
          stop.current = saved ? holdPosition(saved) : undefined;
          if (current) scrollTo(0, current);
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

type StartPosition = { saved?: number | undefined; current?: number };

/**
 * Returns where the new document should be: at the saved position of its history entry, or at the current one when
 * there is none or the user has scrolled. At the top or the end of a short page, the browser could not restore the
 * position yet.
 */
function startPosition(key: string): StartPosition {
  const saved = scrollY === 0 || isAtEnd() ? savedPosition(key) : undefined;
  return saved ? { saved } : { current: scrollY };
}

function isAtEnd(): boolean {
  return Math.ceil(scrollY) + innerHeight >= document.documentElement.scrollHeight;
}

function savedPosition(key: string): number | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[key];
  } catch {
    // The browser blocks storage.
    return undefined;
  }
}

/** How long the content of a page may take to load. */
const loadMs = 5000;

/**
 * Scrolls to the position, again whenever the height of the page changes, until the user does something. Meanwhile the
 * browser does not keep the content in view by scrolling, because the content above may not be complete.
 * @returns a function that ends this
 */
function holdPosition(position: number): () => void {
  const { documentElement } = document;
  let reached = 0;
  const scroll = () => {
    scrollTo(0, position);
    reached = scrollY;
  };
  const observer = new ResizeObserver(() => {
    // The user has dragged the scroll bar, which causes no other event.
    if (scrollY !== reached && !isAtEnd()) stop();
    else scroll();
  });
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    documentElement.style.overflowAnchor = '';
    for (const input of inputs) removeEventListener(input, stop);
  };
  const timer = setTimeout(stop, loadMs);
  documentElement.style.overflowAnchor = 'none';
  scroll();
  observer.observe(document.body);
  for (const input of inputs) addEventListener(input, stop);
  return stop;
}
