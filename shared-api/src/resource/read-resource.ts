import { type FetchQueryOptions, type QueryKey, useSuspenseQuery } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import type { ResourceQuery } from './resource-query.ts';

/**
 * The resource, parsed with the caller's contract. Suspends while it loads.
 * @throws what the request failed with, or ContractMismatch, to the nearest error boundary
 */
export function useResource<T>(query: ResourceQuery<T>): T {
  const { data, error } = useSuspenseQuery(query);
  // After its boundary was reset, react-query returns an error of `select` instead of throwing it.
  if (error && data === undefined) throw error;
  return data;
}

/** For a loader: the cached resource, or the fetched one. */
export async function loadResource<T>(query: ResourceQuery<T>): Promise<T> {
  const isCached = queryClient().getQueryData(query.queryKey) !== undefined;
  const response = await queryClient().ensureQueryData(query);
  try {
    return query.select(response);
  } catch (error) {
    // Another reader, whose contract it fits, may have cached the response long ago.
    if (isCached) return refetchResource(query);
    throw error;
  }
}

/** Fetches the resource even if it is cached; every reader gets the new response. */
export async function refetchResource<T>(query: ResourceQuery<T>): Promise<T> {
  return query.select(await queryClient().fetchQuery({ ...query, staleTime: 0 }));
}

/** The cached resource; undefined where it is not cached or does not fit the caller's contract. */
export function cachedResource<T>(query: ResourceQuery<T>): T | undefined {
  const response = queryClient().getQueryData<Parameters<typeof query.select>[0]>(query.queryKey);
  try {
    return response && query.select(response);
  } catch {
    return undefined;
  }
}

/**
 * React shows a fallback for at least 300 ms once it is committed, so a skeleton pays off only after a wait like this.
 */
const maxWaitMs = 250;

/**
 * For a page's loader: starts the query and waits for it, at most 250 ms. A fast response is rendered at once, a slow
 * one behind the page's own skeleton, a failure by the page's own boundary. Never rejects.
 */
export async function prefetch<T, E, D, K extends QueryKey>(query: FetchQueryOptions<T, E, D, K>): Promise<null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs);
  });
  await Promise.race([queryClient().prefetchQuery(query), waited]);
  clearTimeout(timer);
  return null;
}
