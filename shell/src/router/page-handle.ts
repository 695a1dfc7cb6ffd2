import type { Page } from 'federation';

/** What a route says of its page to the frame around it. */
export type PageHandle = Pick<Page, 'access' | 'title'>;

/** The handle of the innermost page that has one. */
export function pageHandleOf(matches: readonly { handle?: unknown }[]): PageHandle | undefined {
  return matches.map(({ handle }) => handle).findLast((handle): handle is PageHandle => isPageHandle(handle));
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}
