import type { Page, RemoteRelease } from 'federation';
import type { Params } from 'react-router';

/** The `handle` of a page's route. Layouts, title and prefetching read it. */
export type PageHandle = Pick<Page, 'access' | 'title'> & {
  /** The release that the page belongs to; undefined for the shell's own pages. */
  release?: Pick<RemoteRelease, 'name' | 'version'>;
  /** Loads code, or code and data, of the page before the user opens it. Never rejects. */
  prefetch?: (url: URL, params: Params, what: 'code' | 'everything') => Promise<void>;
};

/** Returns the handle of the innermost matched route that has one. */
export function pageHandleOf(matches: readonly { handle?: unknown }[]): PageHandle | undefined {
  return matches.map(({ handle }) => handle).findLast((handle): handle is PageHandle => isPageHandle(handle));
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}
