import type { Page, RemoteRelease } from 'federation';
import type { Params } from 'react-router';

/** The data that a page's route has in its `handle`, for layouts, document titles and prefetching. */
export type PageHandle = Pick<Page, 'access' | 'title' | 'activeNavPath'> & {
  /** The mode that the page's entry in the main navigation names. */
  mode?: string;
  /** The release that the page belongs to; undefined for the shell's own pages. */
  release?: Pick<RemoteRelease, 'name' | 'version'>;
  /** Prefetches the code of the page, or its code and data. Never rejects. */
  prefetch?: (url: URL, params: Params, what: 'code' | 'everything') => Promise<void>;
};

/** Returns the handle of the page among the matched routes: the innermost one. */
export function pageHandleOf(matches: readonly { handle?: unknown }[]): PageHandle | undefined {
  return matches.map(({ handle }) => handle).findLast((handle): handle is PageHandle => isPageHandle(handle));
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}
