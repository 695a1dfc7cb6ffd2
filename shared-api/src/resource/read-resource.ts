import {
  type FetchQueryOptions,
  type QueryKey,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import type { ResourceQuery } from './resource-query.ts';

/**
 * Returns the resource, parsed with the caller's schema. Suspends while it loads.
 * @throws the error of the request, or ContractMismatch, to the nearest error boundary
 */
export function useResource<T>(query: ResourceQuery<T>): T {
  const boundary = useQueryErrorResetBoundary();
  // After "Try again", requests even what was refused. Without this, it would show the refusal again for 30 s.
  const { data, error } = useSuspenseQuery(boundary.isReset() ? { ...query, retryOnMount: true } : query);
  // After a reset of the error boundary, react-query returns an error of `select` instead of throwing it.
  if (error && data === undefined) throw error;
  return data;
}

/** Returns the resource from the cache, or fetches it. For a page's loader. */
export async function loadResource<T>(query: ResourceQuery<T>): Promise<T> {
  const isCached = queryClient().getQueryData(query.queryKey) !== undefined;
  const response = await queryClient().ensureQueryData(query);
  try {
    return query.select(response);
  } catch (error) {
    // The cached response may come from a remote whose schema accepts it. A new response may match this schema too.
    if (isCached) return refetchResource(query);
    throw error;
  }
}

/** Fetches the resource even if it is cached. All components that show it get the new response. */
export async function refetchResource<T>(query: ResourceQuery<T>): Promise<T> {
  return query.select(await queryClient().fetchQuery({ ...query, staleTime: 0 }));
}

/** Returns the cached resource; undefined when it is not cached or does not match the caller's schema. */
export function cachedResource<T>(query: ResourceQuery<T>): T | undefined {
  const response = queryClient().getQueryData<Parameters<typeof query.select>[0]>(query.queryKey);
  try {
    return response && query.select(response);
  } catch {
    return undefined;
  }
}

/**
 * How long a loader waits for data before the page renders with a skeleton. React shows a skeleton for at least 300 ms.
 * So when the data arrives within this time, waiting without a skeleton shows the page sooner.
 */
const maxWaitMs = 250;

/**
 * Starts the query and waits at most 250 ms. For a page's loader. If the response arrives by then, the page renders at
 * once. Otherwise the page shows its skeleton; if the query failed, the page shows its error. Never rejects.
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
