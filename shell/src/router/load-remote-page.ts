import type { Page, RemoteRelease } from 'federation';
import { type LoaderFunctionArgs, type Params, RouterContextProvider, redirect } from 'react-router';
import { checkContexts, enterContexts, loadChecks } from 'shared-api/context';
import { logLoadFailure } from '../monitoring/log-load.ts';
import type { LoadResult } from '../remotes/load-result.ts';
import { late, PageDeadline, slowPage } from '../remotes/page-deadline.ts';
import type { Site } from '../site.ts';
import { cachedLoaderData } from './loader-data-cache.ts';
import { requireAccess } from './require-access.ts';

/**
 * How long a protected page waits for the tables of the other remotes. Its side navigation shows links of all remotes
 * and would otherwise change after the page has appeared.
 */
const tablesTimeoutMs = 3000;

/** The result of loading a page's code, and the deadline of the navigation that loads it. */
export type LoadedRoute = { result: LoadResult; deadline: PageDeadline };

/**
 * Loads what a page of a remote needs, in parallel: code, access, context checks and data. When something is missing at
 * the deadline, the result is a slow page, which is loaded again as soon as the missing part has arrived.
 * @param setLoaded receives the result before the router renders
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
  // The code below awaits this promise later; until then a rejection must not count as unhandled.
  data.catch(() => {});
  const checking = checkContexts(page.guards, args.params, url.pathname);
  const verdict = await deadline.race(checking);
  if (verdict !== late && !verdict.ok) throw redirect(verdict.redirect);
  const result = await loading;
  // Only public pages use cached loader data. Private pages always load current data.
  const isCacheable = result.ok && page.access === 'public';
  const cached = isCacheable ? args.context.get(cachedLoaderData)?.[routeId(release, page)] : undefined;
  const value = cached ?? (await deadline.race(data));
  await tables;
  args.request.signal.throwIfAborted();
  // After a redirect this page does not render, so the context of the current page must not change.
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

/** Loads code and data of a page before the user opens it. Loads only what this user may see. Never rejects. */
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
    // Ignored here: the page shows the failure when the user opens it.
  }
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
