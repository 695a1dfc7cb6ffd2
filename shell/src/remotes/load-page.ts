import type { ShellRelease } from 'federation';
import { logger } from 'shared-platform';
import { newReference, reportFailure } from './failure-of.ts';
import { noteVersion } from './live-versions.ts';
import { loadContainerPage } from './load-container-page.ts';
import { createPageLoader } from './page-loader.ts';

let provides: ShellRelease['provides'] = {};

/** What the live shell provides, from the whole build: a remote that needs more is not run. For the first page the gateway compares. */
export function setProvidedShares(shares: ShellRelease['provides']): void {
  provides = shares;
}

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
  provided: () => ({ provides }),
});

/** Loads a page of a remote: the page, or the reason why not. Never rejects, and never takes longer than 8 s. */
export const loadPage = loader.loadPage;
