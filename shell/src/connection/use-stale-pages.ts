import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isApiProblem, isNetworkFailure } from 'shared-api';

/** The delay between two attempts to fetch the data again while the server does not respond. */
export const refetchIntervalMs = 15_000;

/**
 * Returns true while the page shows cached data because fetching newer data failed. Fetches again every 15 s until the
 * server responds, and immediately when the browser is online again (b.59).
 */
export function useStalePages(): boolean {
  const queries = useQueryClient();
  const subscribe = useCallback((listener: () => void) => queries.getQueryCache().subscribe(listener), [queries]);
  const hasStale = () => staleQueries(queries).length > 0;
  const stale = useSyncExternalStore(subscribe, hasStale, hasStale);
  useEffect(() => {
    if (!stale) return;
    const refetch = () => void queries.refetchQueries({ type: 'active', predicate: isStaleForNow });
    const timer = setInterval(refetch, refetchIntervalMs);
    addEventListener('online', refetch);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refetch);
    };
  }, [stale, queries]);
  return stale;
}

function staleQueries(queries: QueryClient): Query[] {
  return queries.getQueryCache().findAll({ type: 'active', predicate: isStaleForNow });
}

function isStaleForNow({ state }: Query): boolean {
  return state.data !== undefined && state.status === 'error' && isOutage(state.error);
}

function isOutage(error: unknown): boolean {
  return isNetworkFailure(error) || (isApiProblem(error) && error.status >= 500);
}
