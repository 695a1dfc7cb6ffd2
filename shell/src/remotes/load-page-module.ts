import type { Mount, RemoteRelease } from 'federation';
import { resetAssets } from './asset-guard.ts';
import { diagnoseAsset } from './diagnose-asset.ts';
import { loadExposed } from './federation-runtime.ts';
import { forgetEntry } from './load-entry.ts';
import { LoadError, type PageModule } from './load-result.ts';

/** Returns the URL of a release's entry script. */
export function entryUrl({ name, container }: RemoteRelease): string {
  return `/assets/${name}/${container.entry}`;
}

/**
 * Makes one attempt to load the module of a page: loads the remote's entry script, gives its container the shared
 * modules and gets the page's module. It has no time limit.
 * @param again first removes the container and its unfinished downloads, because a failed container may fail again
 * @throws LoadError with the reason
 */
export async function loadPageModule(release: RemoteRelease, page: string, again: boolean): Promise<PageModule> {
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
  if (mounting && module?.mount) return { Component: mounting.mountedPage(module.mount) };
  if (mounting || (typeof module?.Component !== 'function' && typeof module?.Component !== 'object')) {
    const missing = mounting ? 'mount' : 'Component';
    throw new LoadError('missing-page', `${release.name}: the module of page "${page}" has no ${missing}`);
  }
  return module;
}

async function explain(error: unknown): Promise<LoadError> {
  if (error instanceof LoadError) return error;
  // When a chunk could not be loaded, webpack's ChunkLoadError contains its URL in `request`.
  const { request } = error as { request?: unknown };
  if (typeof request === 'string') return diagnoseAsset(request, `${request} did not register its chunk`);
  return new LoadError('crashed', String(error), { cause: error });
}
