import { QueryClient } from '@tanstack/react-query';

/**
 * Creates a query client with the site's defaults. It does not retry, because the API client already does (SPEC §7). A
 * response counts as fresh for 30 s. While offline it sends requests anyway, so that a page shows an error instead of
 * waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
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
