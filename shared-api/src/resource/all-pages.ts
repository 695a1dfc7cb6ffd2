import { api } from '../client/api.ts';
import type { Query } from '../client/request-url.ts';
import type { WireResponse } from '../client/wire-response.ts';
import { isCollection, mergeMembers } from './wire-collection.ts';

/** No list that belongs to one property comes near it. Beyond it the list is cut, which protects the browser. */
const maxPages = 20;

/** All pages of a collection as one response. */
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
