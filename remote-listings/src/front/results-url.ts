import { parseSearch, searchUrl } from '../search/url/search-url.ts';

const everyListingUrl = searchUrl(parseSearch({}, new URLSearchParams()));

/**
 * Returns the address of the results for a query of the front page's address, such as `?bedrooms=2-any`; null for a
 * query without filters, such as `?utm_source=mail`.
 */
export function resultsUrl(query: string): string | null {
  const url = searchUrl(parseSearch({}, new URLSearchParams(query)));
  return url === everyListingUrl ? null : url;
}
