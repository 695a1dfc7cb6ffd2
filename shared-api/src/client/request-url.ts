/** Query parameters. A list is sent as one parameter for each value; undefined is not sent. */
export type Query =
  | URLSearchParams
  | Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

/**
 * Returns the URL of a request, and whether it belongs to the API's origin. Compares parsed origins, because a URL of
 * another origin can begin with the same text (H4, H13).
 */
export function requestUrl(baseUrl: string, path: string, query?: Query): { url: string; path: string; own: boolean } {
  const page = globalThis.location?.origin;
  const base = new URL(baseUrl || '/', page && page !== 'null' ? page : 'http://localhost');
  const url = new URL(path, base);
  for (const [name, value] of queryEntries(query)) url.searchParams.append(name, value);
  return { url: url.href, path: url.pathname, own: url.origin === base.origin };
}

/** Returns the parameters as pairs in their order, with one pair for each value of a list. */
export function queryEntries(query: Query | undefined): [name: string, value: string][] {
  if (query === undefined) return [];
  if (query instanceof URLSearchParams) return [...query];
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    return (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]);
  });
}
