import { createBrowserRouter, RouterProvider } from 'react-router';
import { queryClient } from 'shared-api';
import { hydrateQueries } from 'shared-api/host';
import { colourScheme, configureLogger } from 'shared-platform/host';
import { startBackgroundWork } from './background/start-background-work.ts';
import { logLoadFailure } from './monitoring/log-load.ts';
import { pageInfoOf, setCurrentPage } from './monitoring/page-info.ts';
import { rootErrorOptions } from './monitoring/root-error-options.ts';
import { routerErrorHandler } from './monitoring/router-error-handler.ts';
import { watchErrors } from './monitoring/watch-errors.ts';
import { nextTask } from './next-task.ts';
import { createBrowserPageTables } from './page-context/browser-page-tables.ts';
import { readHydrationState } from './page-context/read-hydration-state.ts';
import { readVisit } from './page-context/read-visit.ts';
import { loadPageModule } from './remotes/load-page-module.ts';
import type { LoadFailure } from './remotes/load-result.ts';
import { createPageCodeLoader } from './remotes/page-code-loader.ts';
import { renderRoot } from './render-root.tsx';
import { createSiteRouter } from './router/create-site-router.ts';
import { giveEntriesKeys } from './router/give-entries-keys.ts';
import { isAddressOfDocument } from './router/is-address-of-document.ts';
import { consumeReturnPath, saveReturnPath } from './session/return-path.ts';
import { saveReturnPosition } from './session/save-return-position.ts';
import { startSession } from './session/start-session.ts';
import type { Site } from './site.ts';
import { SiteTree } from './site-tree.tsx';
import { flushDraftsAndUnload } from './unsaved-work/flush-drafts-and-unload.ts';
import { startUpdates, type Updates } from './updates/start-updates.ts';

/**
 * Starts the site in this document: session, page tables, router, first render, background work. The steps run as
 * separate tasks, so that the browser can respond to inputs between them.
 */
export async function bootstrap(document: Document): Promise<void> {
  const returnPath = consumeReturnPath();
  if (returnPath !== null) {
    location.replace(returnPath);
    return;
  }
  const visit = readVisit(document);
  configureLogger({ url: visit.config.appLogServiceUrl, preview: visit.config.preview });
  watchErrors(globalThis, queryClient());

  const reload = () => flushDraftsAndUnload(() => location.reload());
  const updates = startUpdates(document, visit, reload);
  const site: Site = {
    visit,
    tables: createBrowserPageTables(visit),
    session: startSession(visit.config.apiBaseUrl, leaveFor).ready,
    loadCode: createPageCodeLoader(loadPageModule, (failure) => onLoadFailure(failure, updates)),
    leaveFor,
    allowsStyles: nonceOf(document) !== '',
    fullLoad: updates.fullLoad,
    reload,
  };

  await nextTask();
  if (!isAddressOfDocument()) {
    location.reload();
    return;
  }
  giveEntriesKeys(window);
  const hydration = readHydrationState(document);
  hydrateQueries(hydration?.queries ?? []);
  const router = createSiteRouter(site, createBrowserRouter, hydration?.loaderData);
  await nextTask();
  setCurrentPage(() => pageInfoOf(router.state.matches));
  startBackgroundWork(document, site, router);
  const tree = (
    <SiteTree site={site} queries={queryClient()} nonce={() => nonceOf(document)} colorSchemeManager={colourScheme}>
      <RouterProvider router={router} onError={routerErrorHandler(router, updates.recoverFrom)} />
    </SiteTree>
  );
  const isServerRendered = hydration !== null;
  await renderRoot(document, tree, { isServerRendered, ...rootErrorOptions(updates.recoverFrom) });
}

function leaveFor(path: string, { replace } = { replace: false }): void {
  saveReturnPath(path);
  saveReturnPosition(path);
  // Going back changes the address first. A navigation to the same address with a `#…` would not load the document.
  if (new URL(path, location.href).href === location.href) location.reload();
  else if (replace) location.replace(path);
  else location.assign(path);
}

/**
 * Called when a page of a remote could not be loaded. Logs the failure. When a new build is live, its release may have
 * replaced the missing files, so the document reloads. A slow page never causes a reload; a crash does only when its
 * error is about a file that could not be loaded.
 */
function onLoadFailure(failure: LoadFailure, { recoverFrom, reloadForNewBuild }: Updates): void {
  logLoadFailure(failure);
  if (failure.reason === 'crashed') recoverFrom(failure.detail);
  else if (failure.reason !== 'slow') void reloadForNewBuild();
}

function nonceOf(document: Document): string {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
}
