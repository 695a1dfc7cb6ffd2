import { matchRoutes } from 'react-router';
import { onPageFailure } from '../remotes/page-failures.ts';
import type { SiteRouter } from '../router/create-site-router.ts';
import type { Drawing, Stage } from '../router/stage.tsx';

/** Whoever meant the link so long ago has gone elsewhere. */
const lifetimeMs = 20_000;

/** Draws the page of an address with what its loader gave. */
export type DrawAhead = (url: URL, data: unknown) => void;

/**
 * The page that somebody is about to open is drawn out of sight, so that the press only shows it. One at a time; it is dropped when
 * another page is opened, when one fails, and after a while.
 */
export function drawAhead(router: SiteRouter, stage: Stage): DrawAhead {
  let count = 0;
  let catchUp = () => {};
  let ageing: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(ageing);
    const [seen, ahead] = stage.drawings();
    if (ahead) stage.set(seen);
  };
  // Told while React draws.
  onPageFailure(() => queueMicrotask(drop));

  let { key } = router.state.location;
  stage.take(({ navigation, location, historyAction, errors }) => {
    const [seen, ahead] = stage.drawings();
    const isMeant = ({ pathname, search }: typeof location) => ahead?.path === pathname + search;
    if (navigation.location) return isMeant(navigation.location);
    if (location.key === key) return false;
    key = location.key;
    if (!ahead || !isMeant(location) || historyAction !== 'PUSH' || errors) {
      drop();
      return false;
    }
    clearTimeout(ageing);
    // A pressed link that is taken away with its focus has the whole document styled anew, in between.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    stage.set(ahead, undefined, { ...seen, place: takeOut });
    return true;
  });

  /** Taking a page of a thousand elements away takes React as long as showing the next: that is seen first. */
  function takeOut(place: HTMLElement | null) {
    place?.replaceChildren();
    if (place) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(forget)));
  }
  function forget() {
    const [seen, ahead] = stage.drawings();
    stage.set(seen, ahead);
    catchUp();
  }

  return (url, data) => {
    const { pathname, search, hash } = url;
    const path = pathname + search;
    const { location: here, navigation } = router.state;
    const matches = matchRoutes(router.routes, pathname);
    const isThere = here.pathname === pathname || stage.drawings()[1]?.path === path;
    if (!matches || isThere || navigation.state !== 'idle') return;
    drop();
    // As a press on one of the results leaves it, which name the way back. Whatever else it leaves is drawn when it is seen.
    const location = { pathname, search, hash, key: 'ahead', state: { from: here.pathname + here.search } };
    const state = {
      ...router.state,
      historyAction: 'PUSH',
      location,
      matches,
      loaderData: { [matches.at(-1)?.route.id ?? '']: data },
      errors: null,
      restoreScrollPosition: null,
      preventScrollReset: false,
    };
    count += 1;
    const own = stage.routerFor(count);
    let isCaughtUp = false;
    // The site's router in everything, once it has been seen: the press may have left another state than it was drawn with.
    const aheadRouter = Object.create(own, {
      state: { get: () => (isCaughtUp ? router.state : state) },
      subscribe: {
        value: (hear: Parameters<SiteRouter['subscribe']>[0]) => {
          catchUp = () => {
            isCaughtUp = true;
            hear(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
          };
          return own.subscribe(hear);
        },
      },
    });
    const ahead: Drawing = { key: count, path, place: layOut, router: aheadRouter };
    stage.set(stage.drawings()[0], ahead);
    ageing = setTimeout(drop, lifetimeMs);
  };
}

/** React hides by `display: none`, and half of what a press waits for is layout: what stands out of sight may have its boxes. */
function layOut(place: HTMLElement | null) {
  const lift = () => {
    for (const child of place?.children ?? []) if (child instanceof HTMLElement) child.style.removeProperty('display');
  };
  const observer = new MutationObserver(lift);
  if (place) observer.observe(place, { childList: true, subtree: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
}
