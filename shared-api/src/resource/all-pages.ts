import { api } from '../client/api.ts';
import type { Query } from '../client/request-url.ts';
import type { WireResponse } from '../client/wire-response.ts';
import { isCollection, mergeMembers } from './wire-collection.ts';

/** A limit that protects the browser. The lists of one property are far shorter; a longer list is cut off. */
const maxPages = 20;

/** Fetches all pages of a collection and returns them as one response. */
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
