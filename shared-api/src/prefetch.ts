import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** React keeps a committed fallback for at least 300 ms, so a skeleton is worth drawing only past a wait like this. */
const patienceMs = 250;

/**
 * For a page's loader: starts its query and waits a moment for it. A quick answer is drawn at once, a slow one behind the
 * page's own skeleton, a failed one by the page's own boundary. Never rejects.
 */
export async function prefetch<T, E, D, K extends QueryKey>(query: FetchQueryOptions<T, E, D, K>): Promise<null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([queryClient().prefetchQuery(query), patience]);
  clearTimeout(timer);
  return null;
}
