import type { Page, RemoteRelease } from 'federation';
import { type LoaderFunctionArgs, type Params, RouterContextProvider, redirect } from 'react-router';
import { checkContexts, enterContexts, loadChecks } from 'shared-api/context';
import { logLoadFailure } from '../monitoring/log-load.ts';
import type { LoadResult } from '../remotes/load-result.ts';
import { late, PageDeadline, slowPage } from '../remotes/page-deadline.ts';
import type { Site } from '../site.ts';
import { cachedLoaderData } from './loader-data-cache.ts';
import { requireAccess } from './require-access.ts';

/** How long a protected page waits for the tables of the other remotes, so that its navigation does not appear late. */
const tablesTimeoutMs = 3000;

/** The code of a page, or the reason why it cannot be shown, and what is left of the navigation's deadline. */
export type LoadedRoute = { result: LoadResult; deadline: PageDeadline };

/**
 * Loads everything that a page of a remote needs at the same time: code, access, context checks and data. What is
 * missing at the deadline makes the page slow; the page is loaded again when it has arrived.
 * @param setLoaded receives the code, or the reason why not, before the router renders
 * @returns what the remote's own loader returned
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
  const tables = page.access === 'public' ? null : withTimeout(site.tables.load(), tablesTimeoutMs);
  if (page.guards.length > 0) void loadChecks().catch(() => {});
  await requireAccess(site, page.access, url);

  const data = loading.then((result) => (result.ok ? result.module.loader?.(args) : null));
  // Awaited below; until then a rejection must not count as unhandled.
  data.catch(() => {});
  const checking = checkContexts(page.guards, args.params, url.pathname);
  const verdict = await deadline.race(checking);
  if (verdict !== late && !verdict.ok) throw redirect(verdict.redirect);
  const result = await loading;
  // Private pages always show current data.
  const isCacheable = result.ok && page.access === 'public';
  const cached = isCacheable ? args.context.get(cachedLoaderData)?.[routeId(release, page)] : undefined;
  const value = cached ?? (await deadline.race(data));
  await tables;
  args.request.signal.throwIfAborted();
  // A redirect does not render: the current page and its context stay until the next page is ready.
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

/** The id of the route of a page. */
export function routeId(release: RemoteRelease, page: Page): string {
  return `${release.name} ${page.path}`;
}

/** Loads code and data of a page before the user opens it, as far as this user may open it. Never rejects. */
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
    // The page shows the failure when the user opens it.
  }
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
