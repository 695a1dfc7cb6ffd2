import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isApiProblem, isNetworkFailure } from 'shared-api';

/** How often what could not be read anew is asked for again. */
export const askAgainMs = 15_000;

/**
 * True while the page shows what it read earlier because nobody answers now; it is asked again until somebody does, and at once
 * when the browser is back online (RELIABILITY b.59).
 */
export function useStalePages(): boolean {
  const queries = useQueryClient();
  const subscribe = useCallback((listener: () => void) => queries.getQueryCache().subscribe(listener), [queries]);
  const look = () => staleQueries(queries).length > 0;
  const stale = useSyncExternalStore(subscribe, look, look);
  useEffect(() => {
    if (!stale) return;
    const askAgain = () => void queries.refetchQueries({ type: 'active', predicate: isStaleForNow });
    const timer = setInterval(askAgain, askAgainMs);
    addEventListener('online', askAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', askAgain);
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
