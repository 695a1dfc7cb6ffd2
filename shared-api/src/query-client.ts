import { QueryClient } from '@tanstack/react-query';

/**
 * A query client with the site's defaults: no retries of its own (SPEC §7's happen in the API client), answers fresh for
 * half a minute, and no pausing when offline, so that a page shows its error instead of waiting for ever.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let one: QueryClient | undefined;

/** The one client of this page; loaders and components share it. */
export function queryClient(): QueryClient {
  one ??= createQueryClient();
  return one;
}

/** Replaces the one client: for tests, which start each from nothing. */
export function replaceQueryClient(client: QueryClient): void {
  one = client;
}
