import type { QueryKey } from '@tanstack/react-query';
import type { WireResponse } from '../client/wire-response.ts';
import { queryClient } from '../query-client.ts';
import { mergeResource, withoutResource } from './merge-resource.ts';
import { isAtOrBelow, isResourceKey } from './resource-key.ts';
import { isWireObject } from './wire-collection.ts';

/**
 * Caches the response of a write under the resource's `@id`, and updates every cached response that contains the
 * resource. So all views of the resource, in the shell and in all remotes, show the change without another request.
 */
export function storeResource(response: WireResponse): void {
  const { body } = response;
  if (!isWireObject(body) || typeof body['@id'] !== 'string') return;
  const key = [body['@id']];
  storeResponse(key, response);
  updateCached((cached, cachedKey) => (cachedKey[0] === key[0] ? cached : mergeResource(cached, body)));
}

/** Caches a response under a key. Cancels a running request for the same key, because its response may be older. */
export function storeResponse(key: QueryKey, response: WireResponse): void {
  queryClient().setQueryData<WireResponse>(key, response);
  void queryClient().cancelQueries({ queryKey: key, exact: true });
}

/** Removes a deleted resource from the cache and from every cached list. */
export function removeResource(iri: string): void {
  queryClient().removeQueries({ queryKey: [iri], exact: true });
  updateCached((body) => withoutResource(body, iri));
}

/**
 * Marks all cached data at and below these paths as stale: `/api/orders` means every order and every list of orders.
 * Queries of the current page fetch again at once, the others when a page uses them.
 */
export async function invalidateResources(
  paths: readonly string[],
  {
    except,
    refetch = 'shown',
  }: {
    /** The path of a resource that is up to date. Nothing at or below this path becomes stale. */
    except?: string;
    /** `shown` (default) refetches the queries of the current page; `none` does not. */
    refetch?: 'shown' | 'none';
  } = {},
): Promise<void> {
  await queryClient().invalidateQueries({
    predicate: ({ queryKey }) =>
      paths.some((path) => isAtOrBelow(path, queryKey)) && !(except && isAtOrBelow(except, queryKey)),
    refetchType: refetch === 'none' ? 'none' : 'active',
  });
}

/**
 * Changes cached bodies. The time at which a response was fetched stays the same, so the response does not count as
 * fresh again.
 */
function updateCached(change: (body: unknown, key: QueryKey) => unknown): void {
  for (const query of queryClient()
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => isResourceKey(queryKey) })) {
    const response = query.state.data as WireResponse | undefined;
    if (!response) continue;
    const body = change(response.body, query.queryKey);
    if (body === response.body) continue;
    const { dataUpdatedAt, isInvalidated } = query.state;
    query.setData({ ...response, body }, { updatedAt: dataUpdatedAt, manual: true });
    if (isInvalidated) query.invalidate();
  }
}
