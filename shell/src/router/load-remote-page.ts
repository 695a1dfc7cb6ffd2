import type { Page, RemoteRelease } from 'federation';
import { type LoaderFunctionArgs, type Params, RouterContextProvider, redirect } from 'react-router';
import { checkContexts, enterContexts, loadChecks } from 'shared-api/context';
import { logLoadFailure } from '../monitoring/log-load.ts';
import type { LoadResult } from '../remotes/load-result.ts';
import { late, PageDeadline, slowPage } from '../remotes/page-deadline.ts';
import type { Site } from '../site.ts';
import { cachedLoaderData } from './loader-data-cache.ts';
import { requireAccess } from './require-access.ts';

/** The result of loading a page's code, and the deadline of the navigation that loads it. */
export type LoadedRoute = { result: LoadResult; deadline: PageDeadline };

/**
 * Loads the code of a remote's page while it checks access; then runs context checks and the page's loader at the same
 * time. When a part is missing at the deadline, `setLoaded` receives the failure of a slow page. The page is loaded
 * again as soon as the missing part arrives.
 * @param setLoaded receives the result before the router renders
 * @returns the value of the page's own loader
 */
export async function loadRemotePage(
  site: Site,
  release: RemoteRelease,
  page: Page,
  args: LoaderFunctionArgs,
  setLoaded: (loaded: LoadedRoute) => void,
): Promise<unknown> {
  const deadline = new PageDeadline();
  const url = new URL(args.request.url);
  const loading = site.loadCode(release, page.page, { deadline });
  // A side navigation shows links of all remotes. Without waiting, links would be added after the page has appeared.
  const tables = page.access === 'public' ? null : site.tables.loadInTime();
  if (page.guards.length > 0) void loadChecks().catch(() => {});
  await requireAccess(site, page.access, url);

  const checking = checkContexts(page.guards, args.params, url.pathname);
  let isRefused = false;
  checking.catch(() => {
    isRefused = true;
  });
  // A loader that runs after the checks were refused would request the same objects again.
  const data = loading.then((result) => (result.ok && !isRefused ? result.module.loader?.(args) : null));
  // Handles a rejection that comes before the code below awaits this promise. Otherwise the browser would report it as
  // unhandled.
  data.catch(() => {});
  const verdict = await deadline.race(checking);
  if (verdict !== late && !verdict.ok) throw redirect(verdict.redirect);
  const result = await loading;
  // Only public pages use cached loader data. Other pages always load current data.
  const isCacheable = result.ok && page.access === 'public';
  const cached = isCacheable ? args.context.get(cachedLoaderData)?.[routeId(release, page)] : undefined;
  const value = cached ?? (await deadline.race(data));
  await tables;
  args.request.signal.throwIfAborted();
  // The loader has returned a redirect, so this page will not render. The context of the page that is open must not
  // change.
  if (value instanceof Response) return value;
  enterContexts(page.guards, verdict === late ? {} : verdict.found);
  if (result.ok && (verdict === late || value === late)) {
    const arrival = Promise.all([checking, data]).then(() => true);
    const failure = slowPage(release, page.page, verdict === late ? 'context checks' : 'data', arrival);
    logLoadFailure(failure);
    setLoaded({ result: failure, deadline });
    return null;
  }
  setLoaded({ result, deadline });
  return value === late ? null : (value ?? null);
}

/** Returns the id of a page's route. */
export function routeId(release: RemoteRelease, page: Page): string {
  return `${release.name} ${page.path}`;
}

/**
 * Prefetches the code of a page, and its data if `what` is `everything`. Prefetches only what this user may see. Never
 * rejects.
 */
export async function prefetchRemotePage(
  site: Site,
  release: RemoteRelease,
  page: Page,
  url: URL,
  params: Params,
  what: 'code' | 'everything',
): Promise<void> {
  try {
    if (page.access === 'protected' && (await site.session()).status !== 'signedIn') return;
    const [result] = await Promise.all([
      site.loadCode(release, page.page, { purpose: 'prefetch' }),
      site.tables.load(),
    ]);
    if (what === 'code' || !result.ok) return;
    const verdict = await checkContexts(page.guards, params, url.pathname);
    if (!verdict.ok) return;
    const context = new RouterContextProvider();
    await result.module.loader?.({ request: new Request(url.href), url, params, context, pattern: page.path });
  } catch {
    // Ignores the failure. The page shows it when the user opens the page.
  }
}
