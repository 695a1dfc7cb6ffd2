import { api } from '../client/api.ts';
import type { Query } from '../client/request-url.ts';
import type { WireResponse } from '../client/wire-response.ts';
import { isCollection, mergeMembers } from './wire-collection.ts';

/**
 * The maximum number of pages, which protects the browser from huge lists. The rest of a longer list is cut off, but
 * the lists of one property are far shorter.
 */
const maxPages = 20;

/** Fetches the pages of a collection, at most {@link maxPages}, and returns them as one response. */
export async function fetchAllPages(
  path: string,
  query: Exclude<Query, URLSearchParams> | undefined,
  signal: AbortSignal,
): Promise<WireResponse> {
  const pages: WireResponse[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const response = await api.send({ method: 'GET', path, query: page === 1 ? query : { ...query, page }, signal });
    pages.push(response);
    if (!isCollection(response.body) || response.body.view?.next === undefined) break;
  }
  return mergeMembers(pages);
}
