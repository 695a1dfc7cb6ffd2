import { newReference } from 'shared-platform/host';
import { setRunningVersion } from '../monitoring/running-versions.ts';
import { loadContainerPage } from './load-container-page.ts';
import type { LoadFailure } from './load-result.ts';
import { createPageLoader } from './page-loader.ts';

/**
 * Returns a function that loads a page of a remote: the page, or the reason why not. It never rejects and never takes
 * longer than 8 s.
 */
export function createBrowserPageLoader(onFailure: (failure: LoadFailure) => void) {
  const loader = createPageLoader({
    load(release, page, again) {
      setRunningVersion(release.name, release.version);
      return loadContainerPage(release, page, again);
    },
    setTimer(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    newReference,
    onFailure,
    now: () => performance.now(),
  });
  return loader.loadPage;
}
