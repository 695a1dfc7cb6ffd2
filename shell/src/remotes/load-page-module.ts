import type { Mount, RemoteRelease } from 'federation';
import { setRunningVersion } from '../monitoring/running-versions.ts';
import { resetAssets } from './asset-guard.ts';
import { diagnoseAsset } from './diagnose-asset.ts';
import { loadExposed } from './federation-runtime.ts';
import { forgetEntry } from './load-entry.ts';
import { LoadError, type PageModule } from './load-result.ts';

/** Returns the URL of a release's entry script. */
export function entryUrl({ name, container }: RemoteRelease): string {
  return `/assets/${name}/${container.entry}`;
}

/** The release of each remote of which a page has loaded. A document never runs two releases of one remote. */
const running = new Map<string, RemoteRelease>();

/**
 * Makes one attempt to load the module of a page. When it fails and no page of the remote has loaded in this document,
 * loads the page from the remote's previous release, which then runs until the document ends. It has no time limit.
 * @param again first removes the container and its unfinished downloads, because a failed container may fail again
 * @throws LoadError with the reason
 */
export function loadPageModule(release: RemoteRelease, page: string, again: boolean): Promise<PageModule> {
  return loadFrom(running.get(release.name) ?? release, page, again).catch(async (failure: LoadError) => {
    const later = await import('../updates/later-updates.ts').catch(() => null);
    if (!later) throw failure;
    return later.loadFromPrevious(release.name, page, failure, { running, loadFrom });
  });
}

/**
 * Loads the remote's entry script, gives its container the shared modules and gets the page's module.
 * @throws LoadError with the reason
 */
async function loadFrom(release: RemoteRelease, page: string, again: boolean): Promise<PageModule> {
  setRunningVersion(release.name, release.version);
  if (again) {
    resetAssets(release.name);
    forgetEntry(entryUrl(release), release.container.global);
  }
  const [loaded, mounting] = await Promise.all([
    loadExposed(release, entryUrl(release), page, again),
    // A chunk, because no first visit of the public pages needs this code.
    release.mount ? import('../mount/mounted-page.tsx') : null,
  ]).catch(async (error: unknown) => {
    throw await explain(error);
  });
  const module = loaded as (PageModule & { mount?: Mount }) | null | undefined;
  const found = mounting ? module?.mount && { Component: mounting.mountedPage(module.mount) } : module;
  if (typeof found?.Component !== 'function' && typeof found?.Component !== 'object') {
    const missing = mounting ? 'mount' : 'Component';
    throw new LoadError('missing-page', `${release.name}: the module of page "${page}" has no ${missing}`);
  }
  running.set(release.name, release);
  return found;
}

async function explain(error: unknown): Promise<LoadError> {
  if (error instanceof LoadError) return error;
  // When a chunk could not be loaded, webpack's ChunkLoadError contains its URL in `request`.
  const { request } = error as { request?: unknown };
  if (typeof request === 'string') return diagnoseAsset(request, `${request} did not register its chunk`);
  return new LoadError('crashed', String(error), { cause: error });
}
