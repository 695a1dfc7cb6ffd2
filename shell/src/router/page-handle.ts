import type { Page, RemoteRelease } from 'federation';
import type { Params } from 'react-router';

/** The `handle` of a route: what the frame around its page needs to know. */
export type PageHandle = Pick<Page, 'access' | 'title'> & {
  /** The release that the page belongs to; none for the shell's own pages. */
  release?: Pick<RemoteRelease, 'name' | 'version'>;
  /** Loads what the page needs before a navigation. Never rejects; a later navigation tries again. */
  prefetch?: (url: URL, params: Params, what: 'code' | 'everything') => Promise<void>;
};

/** The handle of the innermost page that has one. */
export function pageHandleOf(matches: readonly { handle?: unknown }[]): PageHandle | undefined {
  return matches.map(({ handle }) => handle).findLast((handle): handle is PageHandle => isPageHandle(handle));
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}
