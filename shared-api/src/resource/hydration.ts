import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';

/**
 * A cached query of a server-rendered page: its key, its data as JSON, and when it was fetched (milliseconds since
 * 1970).
 */
export type DehydratedQuery = [key: QueryKey, data: unknown, updatedAt: number];

/** Returns every successful query of the cache, for the HTML of the page that was rendered with them. */
export function dehydrateQueries(client: QueryClient): DehydratedQuery[] {
  const successful = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return successful.map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
}

/** Fills the cache with the queries from the HTML, so that hydration sends no request. */
export function hydrateQueries(queries: readonly DehydratedQuery[]): void {
  for (const [key, data, updatedAt] of queries) queryClient().setQueryData(key, data, { updatedAt });
}
