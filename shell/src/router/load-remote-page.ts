import type { Page, RemoteRelease } from 'federation';
import { type LoaderFunctionArgs, type Params, RouterContextProvider, redirect } from 'react-router';
import { checkContexts, enterContexts, loadChecks } from 'shared-api/context';
import type { LoadResult } from '../remotes/load-result.ts';
import type { Site } from '../site.ts';
import { cachedLoaderData } from './loader-data-cache.ts';
import { requireAccess } from './require-access.ts';

/** How long a page waits for its loader before it is drawn with what it has: its own skeletons take over then. */
const dataPatienceMs = 8000;
/** How long a closed page waits for the other remotes' tables, so that its navigation does not pop in. */
const tablesPatienceMs = 3000;

/**
 * Everything a page of a remote needs, started at the same time: its code, leave to open it, its context checks and its
 * data. `take` gets the code's outcome before the router draws; what the remote's own loader gave is the route's data.
 */
export async function loadRemotePage(
  site: Site,
  release: RemoteRelease,
  page: Page,
  args: LoaderFunctionArgs,
  take: (outcome: LoadResult) => void,
): Promise<unknown> {
  const url = new URL(args.request.url);
  const coming = site.loadPage(release, page.page);
  const tables = page.access === 'public' ? null : atMost(site.tables.load(), tablesPatienceMs);
  if (page.guards.length > 0) void loadChecks().catch(() => {});
  await requireAccess(site, page.access, url);

  const data = coming.then((outcome) => (outcome.ok ? outcome.module.loader?.(args) : null));
  // Read below; until then a rejection is nobody's.
  data.catch(() => {});
  const verdict = await checkContexts(page.guards, args.params, url.pathname);
  if (!verdict.ok) throw redirect(verdict.redirect);
  const outcome = await coming;
  // Private pages show what is so now.
  const isKept = outcome.ok && page.access === 'public';
  const before = isKept ? args.context.get(cachedLoaderData)?.[routeId(release, page)] : undefined;
  const value = before ?? (await atMost(data, dataPatienceMs));
  await tables;
  args.request.signal.throwIfAborted();
  // A redirect is drawn by nobody: the page that stands keeps what it has in focus until the next one comes.
  if (value instanceof Response) return value;
  take(outcome);
  enterContexts(page.guards, verdict.found);
  return value ?? null;
}

/** The route of a row of a remote's table. */
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
    const [outcome] = await Promise.all([site.loadPage(release, page.page, 'prefetch'), site.tables.load()]);
    if (what === 'code' || !outcome.ok) return;
    const verdict = await checkContexts(page.guards, params, url.pathname);
    if (!verdict.ok) return;
    const context = new RouterContextProvider();
    await outcome.module.loader?.({ request: new Request(url.href), url, params, context, pattern: page.path });
  } catch {
    // The page shows the failure when the user opens it.
  }
}

function atMost<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
