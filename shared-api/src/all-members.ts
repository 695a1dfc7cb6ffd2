import { collectionOf } from 'shared-contract/wire/json-ld';
import type * as z from 'zod/mini';
import { api } from './client/api.ts';
import type { Query } from './client/request-url.ts';

/** Nothing that belongs to one property comes near it; past it the list is cut rather than the browser kept busy. */
const mostPages = 20;

/** Every member of a collection, page after page, for lists that are short by nature, such as the tenancies of a property. */
export async function allMembers<T extends z.ZodMiniType>(
  path: string,
  member: T,
  { query, signal }: { query: Exclude<Query, URLSearchParams>; signal: AbortSignal },
): Promise<z.output<T>[]> {
  const members: z.output<T>[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await api.get(path, collectionOf(member), {
      query: page === 1 ? query : { ...query, page },
      signal,
    });
    members.push(...answer.member);
    if (answer.view?.next === undefined) break;
  }
  return members;
}
