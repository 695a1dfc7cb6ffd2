import type { ShellRelease } from 'federation';
import { newReference, reportFailure } from './failure-of.ts';
import { loadContainerPage } from './load-container-page.ts';
import { createPageLoader } from './page-loader.ts';

let provides: ShellRelease['provides'] = {};

/** What the live shell provides, from the visit: a remote that needs more is not run. */
export function setProvidedShares(shares: ShellRelease['provides']): void {
  provides = shares;
}

const loader = createPageLoader({
  load: loadContainerPage,
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  reference: newReference,
  report: reportFailure,
  provided: () => ({ provides }),
});

/** Loads a page of a remote: the page, or the reason why not. Never rejects, and never takes longer than 8 s. */
export const loadPage = loader.loadPage;
