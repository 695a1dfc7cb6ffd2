import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';

/**
 * A cached query of a server-rendered page: its key, and its data as JSON. It has no time, so that the document stays
 * the same while the data does.
 */
export type DehydratedQuery = [key: QueryKey, data: unknown];

/** Returns every successful query of the cache, for the HTML of the page that was rendered with them. */
export function dehydrateQueries(client: QueryClient): DehydratedQuery[] {
  const successful = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return successful.map(({ queryKey, state }) => [queryKey, state.data]);
}

/**
 * Fills the cache with the queries from the HTML, so that hydration sends no request. The data is as new as the request
 * of the document, unless the browser took the document from its history: then the data is loaded again.
 */
export function hydrateQueries(queries: readonly DehydratedQuery[]): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const isFromHistory = navigation && 'type' in navigation && navigation.type === 'back_forward';
  const updatedAt = isFromHistory ? 0 : Date.now();
  for (const [key, data] of queries) queryClient().setQueryData(key, data, { updatedAt });
}
