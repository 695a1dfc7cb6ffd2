import { QueryClient } from '@tanstack/react-query';

/**
 * A query client with the site's defaults: no retries (SPEC §7's happen in the API client), responses fresh for 30 s,
 * and no pause while offline, so that a page shows its error instead of waiting.
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

/** The one client of this page; loaders and components share it. */
export function queryClient(): QueryClient {
  current ??= createQueryClient();
  return current;
}

/** Replaces the client: for tests and for server rendering, which start with an empty cache. */
export function replaceQueryClient(client: QueryClient): void {
  current = client;
}
