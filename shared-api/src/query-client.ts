import { type Query, QueryClient } from '@tanstack/react-query';
import { isApiProblem } from './errors/api-problem.ts';

/** How long a response or a refusal counts as fresh. */
const staleTime = 30_000;

/**
 * Creates a query client with the site's defaults. It does not retry, because the API client already does (SPEC §7). A
 * response counts as fresh for 30 s. So does a refusal: a component does not request again what the page's loader was
 * just refused. While offline it sends requests anyway, so that a page shows an error instead of waiting.
 */
export function createQueryClient(): QueryClient {
  const unlessRefused = (query: Query) => !isRefused(query);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        retryOnMount: unlessRefused,
        refetchOnWindowFocus: unlessRefused,
        refetchOnReconnect: unlessRefused,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** True when the server has just refused the read in a way that repeating does not change, such as with 404. */
function isRefused({ state: { data, error, errorUpdatedAt } }: Query): boolean {
  return (
    data === undefined &&
    [400, 404, 410, 422].some((status) => isApiProblem(error, { status })) &&
    Date.now() - errorUpdatedAt < staleTime
  );
}

let current: QueryClient | undefined;

/** Returns the one query client of this document. */
export function queryClient(): QueryClient {
  current ??= createQueryClient();
  return current;
}

/** Replaces the query client. For tests and server rendering, which start with an empty cache. */
export function replaceQueryClient(client: QueryClient): void {
  current = client;
}
