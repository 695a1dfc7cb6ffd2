import { logger } from 'shared-platform';
import { newReference, reportFailure } from './failure-of.ts';
import { noteVersion } from './live-versions.ts';
import { loadContainerPage } from './load-container-page.ts';
import { createPageLoader } from './page-loader.ts';

const loader = createPageLoader({
  load(release, page, again) {
    noteVersion(release.name, release.version);
    return loadContainerPage(release, page, again);
  },
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  reference: newReference,
  report: reportFailure,
  reportLoaded: ({ name, version }, page, milliseconds) =>
    logger.info(`${name} loaded`, { version, page, milliseconds }),
  now: () => performance.now(),
});

/** Loads a page of a remote: the page, or the reason why not. Never rejects, and never takes longer than 8 s. */
export const loadPage = loader.loadPage;
