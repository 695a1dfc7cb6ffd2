import { unblockLateStyles } from 'federation';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse, RouterProvider } from 'react-router';
import { isApiProblem, queryClient } from 'shared-api';
import { hydrateQueries } from 'shared-api/host';
import { logger } from 'shared-platform';
import {
  colourScheme,
  configureLogger,
  flushDrafts,
  isBusy,
  onUnsavedWorkChange,
  unsavedWork,
} from 'shared-platform/host';
import { startBackgroundWork } from './background/start-background-work.ts';
import { allowFiles, setHashSource } from './remotes/asset-guard.ts';
import { loadPage } from './remotes/load-page.ts';
import { onPageFailure } from './remotes/page-failures.ts';
import { createSiteRouter } from './router/create-site-router.ts';
import { consumeReturnPath, saveReturnPath } from './session/return-path.ts';
import { startSession } from './session/start-session.ts';
import type { Site } from './site.ts';
import { SiteTree } from './site-tree.tsx';
import { flushDraftsAndUnload } from './unsaved-work/flush-drafts-and-unload.ts';
import { chunkRecovery, isChunkError } from './updates/chunk-error.ts';
import { createFullLoad } from './updates/full-load.ts';
import { createReloadGuard } from './updates/reload-guard.ts';
import { newBuildEvent, watchBuild } from './updates/watch-build.ts';
import { createPageTables } from './visit/page-tables.ts';
import { readServed } from './visit/read-served.ts';
import { readVisit } from './visit/read-visit.ts';

/** Joins everything and draws: session, API client, page tables, router. */
export function bootstrap(document: Document): void {
  const returnPath = consumeReturnPath();
  if (returnPath !== null) {
    location.replace(returnPath);
    return;
  }
  const visit = readVisit(document);
  const { config, matched, buildId } = visit;
  configureLogger({ url: config.appLogServiceUrl });
  logUncaught();
  if (matched) allowFiles(matched);

  const leaveFor = (path: string) => {
    saveReturnPath(path);
    location.assign(path);
  };
  const session = startSession(config.apiBaseUrl, leaveFor);
  const tables = createPageTables(
    matched,
    () => getJson(`/builds/meta/${encodeURIComponent(buildId)}.json`, visit.buildIntegrity),
    ({ shell, remotes }) => {
      for (const release of [shell, ...Object.values(remotes)]) allowFiles(release);
    },
  );
  setHashSource(tables.load);
  const watch = watchBuild(buildId, config.buildPollMinutes, {
    fetchLatest: () => getJson('/builds/latest.json'),
    raise: (id) => dispatchEvent(new CustomEvent(newBuildEvent, { detail: id })),
    after,
    random: Math.random,
    isHidden: () => document.hidden,
    onShown: (listener) => on(document, 'visibilitychange', listener),
  });
  const mayReload = createReloadGuard(() => sessionStorage, Date.now);
  const site: Site = {
    visit,
    tables,
    session: session.ready,
    loadPage,
    leaveFor,
    fullLoad: createFullLoad({
      watch,
      isBusy,
      hasUnsavedWork: () => unsavedWork().length > 0,
      mayReload,
      onNews(listener) {
        const stops = [on(window, newBuildEvent, listener), onUnsavedWorkChange(listener)];
        return () => stops.forEach((stop) => void stop());
      },
    }),
    reload: () => flushDraftsAndUnload(() => location.reload()),
  };
  const recover = chunkRecovery({ look: watch.look, flushDrafts, isBusy, mayReload, reload: site.reload });
  const recoverFrom = (error: unknown) => void (isChunkError(error) && recover());
  addEventListener('error', ({ error, message }) => recoverFrom(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => recoverFrom(reason));
  // Files that are not there any more, or not what was released; a crash only when it was for a chunk.
  onPageFailure(({ reason, detail }) => {
    if (reason === 'crashed') recoverFrom(detail);
    else if (reason !== 'slow') void recover();
  });
  const served = readServed(document);
  hydrateQueries(served?.queries ?? []);
  const router = createSiteRouter(site, createBrowserRouter, served?.loaderData);
  startBackgroundWork(document, site, router);

  const tree = (
    <SiteTree site={site} queries={queryClient()} nonce={() => nonceOf(document)} colours={colourScheme}>
      <RouterProvider
        router={router}
        onError={(error) => {
          logPageError(error);
          recoverFrom(error);
        }}
      />
    </SiteTree>
  );
  if (served) {
    unblockLateStyles(document);
    hydrateRoot(rootOf(document), tree, {
      onRecoverableError: (error) => logger.warn('A page was drawn again', { error }),
    });
  } else createRoot(rootOf(document)).render(tree);
}

function rootOf(document: Document): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The HTML has no #root: it did not come from the gateway.');
  return root;
}

function nonceOf(document: Document): string {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
}

async function getJson(path: string, integrity: string | null = null): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(10_000), integrity: integrity ?? '' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

function after(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

function on(target: EventTarget, name: string, listener: () => void): () => void {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}

/** What is not there, and what is not yours, is ordinary; the rest is worth a line. */
function logPageError(error: unknown): void {
  const ordinary =
    isApiProblem(error, { status: 404 }) || isApiProblem(error, { status: 403 }) || isRouteErrorResponse(error);
  if (!ordinary) logger.warn('A page answered with an error', { error });
}

function logUncaught(): void {
  addEventListener('error', ({ message, filename, lineno }) =>
    logger.error('Uncaught error', { message, filename, lineno }),
  );
  addEventListener('unhandledrejection', ({ reason }) => logger.error('Unhandled rejection', { reason }));
}
