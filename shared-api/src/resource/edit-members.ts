import type { WireResponse } from '../client/wire-response.ts';
import { queryClient } from '../query-client.ts';
import type { ResourceQuery } from './resource-query.ts';
import { storeResponse } from './store-resource.ts';
import { isCollection, isWireObject, type WireObject } from './wire-collection.ts';

/**
 * Shows a change of a cached collection before the server has confirmed it. Fields that the caller's contract does not know
 * stay as they are. Does nothing while the collection is not cached.
 * @param query whose value is the list of members
 */
export function editMembers<T extends { id: string }>(
  query: ResourceQuery<readonly T[]>,
  edit: (members: readonly T[]) => readonly T[],
): void {
  const response = queryClient().getQueryData<WireResponse>(query.queryKey);
  if (!response || !isCollection(response.body)) return;
  const before = query.select(response);
  const after = edit(before);
  const parsed = new Map(before.map((member) => [member.id, member]));
  const wire = new Map(response.body.member.filter(isWireObject).map((member) => [member.id, member]));
  const member = after.map((one) => withChangedFields(wire.get(one.id), parsed.get(one.id), one));
  const totalItems = Number(response.body.totalItems) + after.length - before.length;
  storeResponse(query.queryKey, { ...response, body: { ...response.body, member, totalItems } });
}

function withChangedFields(wire: WireObject = {}, before: object | undefined, after: object): WireObject {
  const changed = Object.entries(after).filter(([name, value]) => !before || Reflect.get(before, name) !== value);
  return { ...wire, ...Object.fromEntries(changed) };
}
