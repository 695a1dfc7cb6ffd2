/** Query of a request: a list repeats its name, undefined omits it. */
export type Query =
  | URLSearchParams
  | Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

/**
 * Where a request goes, and whether that is the API's own origin: compared as parsed origins, not as text
 * (H4, H13).
 */
export function requestUrl(baseUrl: string, path: string, query?: Query): { url: string; path: string; own: boolean } {
  const page = globalThis.location?.origin;
  const base = new URL(baseUrl || '/', page && page !== 'null' ? page : 'http://localhost');
  const url = new URL(path, base);
  for (const [name, value] of queryEntries(query)) url.searchParams.append(name, value);
  return { url: url.href, path: url.pathname, own: url.origin === base.origin };
}

/** The query's parameters in their order, each value of a list on its own. */
export function queryEntries(query: Query | undefined): [name: string, value: string][] {
  if (query === undefined) return [];
  if (query instanceof URLSearchParams) return [...query];
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    return (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]);
  });
}
