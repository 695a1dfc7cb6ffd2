import type { WireResponse } from '../client/wire-response.ts';
import { queryClient } from '../query-client.ts';
import type { ResourceQuery } from './resource-query.ts';
import { storeResponse } from './store-resource.ts';
import { isCollection, isWireObject } from './wire-collection.ts';

/**
 * Changes the members of a cached collection, for example before the server has confirmed a write. Fields that the
 * caller's schema does not know stay unchanged. Does nothing when the collection is not cached.
 * @param query a query whose value is the list of members
 * @returns a function that restores the collection
 */
export function editMembers<T extends { id: string }>(
  query: ResourceQuery<readonly T[]>,
  edit: (members: readonly T[]) => readonly T[],
): () => void {
  return editResponse(query, edit, (body, before, after) => {
    if (!isCollection(body)) return body;
    const totalItems = Number(body.totalItems) + after.length - before.length;
    return { ...body, member: withEdit(body.member, before, after), totalItems };
  });
}

/** Changes a cached resource, like {@link editMembers} changes a collection. */
export function editResource<T extends object>(query: ResourceQuery<T>, edit: (value: T) => T): () => void {
  return editResponse(query, edit, withEdit);
}

function editResponse<T>(
  query: ResourceQuery<T>,
  edit: (value: T) => T,
  apply: (body: unknown, before: T, after: T) => unknown,
): () => void {
  const response = queryClient().getQueryData<WireResponse>(query.queryKey);
  if (!response) return () => {};
  const before = query.select(response);
  storeResponse(query.queryKey, { ...response, body: apply(response.body, before, edit(before)) });
  return () => storeResponse(query.queryKey, response);
}

/** Applies the difference between two parsed values to the cached response. Matches the members of lists by `id`. */
function withEdit(wire: unknown, before: unknown, after: unknown): unknown {
  if (after === before) return wire;
  if (Array.isArray(after)) {
    const wireById = byId(wire);
    const beforeById = byId(before);
    return after.map((one) => withEdit(wireById.get(idOf(one)), beforeById.get(idOf(one)), one));
  }
  if (!isWireObject(after) || !isWireObject(wire) || !isWireObject(before)) return after;
  const edited = Object.entries(after).map(([name, value]) => [name, withEdit(wire[name], before[name], value)]);
  return { ...wire, ...Object.fromEntries(edited) };
}

function byId(list: unknown): Map<unknown, unknown> {
  return new Map((Array.isArray(list) ? list : []).filter(isWireObject).map((one) => [one.id, one]));
}

function idOf(value: unknown): unknown {
  return isWireObject(value) ? value.id : undefined;
}
