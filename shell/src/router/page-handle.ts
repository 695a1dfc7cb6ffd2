import type { Page } from 'federation';
import type { Params } from 'react-router';

/** What a route says of its page to the frame around it. */
export type PageHandle = Pick<Page, 'access' | 'title'> & {
  /** Starts what the page needs before anybody navigates. Never rejects, and says nothing of a failure: a click tries again. */
  prefetch?: (url: URL, params: Params, what: 'code' | 'everything') => Promise<unknown>;
};

/** The handle of the innermost page that has one. */
export function pageHandleOf(matches: readonly { handle?: unknown }[]): PageHandle | undefined {
  return matches.map(({ handle }) => handle).findLast((handle): handle is PageHandle => isPageHandle(handle));
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}
