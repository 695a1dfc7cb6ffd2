import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type * as z from 'zod/mini';
import { api } from '../client/api.ts';
import type { Query } from '../client/request-url.ts';
import type { WireResponse } from '../client/wire-response.ts';
import { queryClient } from '../query-client.ts';
import { fetchAllPages } from './all-pages.ts';
import { parseWire, type Schema } from './parse-wire.ts';
import { resourceKey } from './resource-key.ts';

type ObserverOptions = Pick<
  UseQueryOptions<WireResponse, Error, unknown, QueryKey>,
  'enabled' | 'placeholderData' | 'refetchInterval' | 'refetchOnWindowFocus' | 'staleTime'
>;

type Fetch = (context: { signal: AbortSignal }) => Promise<WireResponse>;

/**
 * Options for `useQuery` and `useResource`. The cache holds the response as the server sent it; `select` parses it with the
 * contract of whoever reads it. So releases with different contracts share a response, and never a parsed value.
 */
export type ResourceQuery<T> = ObserverOptions & {
  queryKey: QueryKey;
  queryFn: Fetch;
  select: (response: WireResponse) => T;
};

export type ResourceOptions<T, S> = ObserverOptions & {
  query?: Query | undefined;
  /** Derives what the page needs from the parsed response. */
  select?: (value: T) => S;
  /** Replaces the GET request where reading takes more than one. */
  fetch?: Fetch;
};

/**
 * A query for the resource or collection at `path`, cached under its address.
 * @param path whole, such as `/api/orders/12`
 */
export function resourceQuery<T, S = T>(
  path: string,
  schema: Schema<T>,
  { query, select, fetch, ...options }: ResourceOptions<T, S> = {},
): ResourceQuery<S> {
  return wireQuery(resourceKey(path, query), `GET ${path}`, schema, {
    ...options,
    select: ({ value }) => (select ? select(value) : (value as unknown as S)),
    fetch: fetch ?? (({ signal }) => api.send({ method: 'GET', path, query, signal })),
  });
}

/** A resource with the entity tag that a change of it names in `ifMatch`. */
export type Tagged<T> = { value: T; etag: string | null };

/** Like {@link resourceQuery}, with the entity tag. Both share the cached response. */
export function taggedResourceQuery<T>(
  path: string,
  schema: Schema<T>,
  options: ObserverOptions = {},
): ResourceQuery<Tagged<T>> {
  return wireQuery(resourceKey(path), `GET ${path}`, schema, {
    ...options,
    select: (tagged) => tagged,
    fetch: ({ signal }) => api.send({ method: 'GET', path, signal }),
  });
}

/** All members of a collection, page after page: for lists that are short by nature, such as the tenancies of a property. */
export function allMembersQuery<T extends z.ZodMiniType>(
  path: string,
  member: T,
  { query, ...options }: ObserverOptions & { query?: Exclude<Query, URLSearchParams> } = {},
): ResourceQuery<z.output<T>[]> {
  return wireQuery([...resourceKey(path, query), 'all pages'], `GET ${path}`, collectionSchema(member), {
    ...options,
    select: ({ value }) => value.member,
    fetch: ({ signal }) => fetchAllPages(path, query, signal),
  });
}

const collectionSchemas = new WeakMap<z.ZodMiniType, unknown>();

/** One collection schema for each member schema: parsed values are memoised by schema. */
function collectionSchema<T extends z.ZodMiniType>(member: T): ReturnType<typeof collectionOf<T>> {
  const known = collectionSchemas.get(member) as ReturnType<typeof collectionOf<T>> | undefined;
  const schema = known ?? collectionOf(member);
  collectionSchemas.set(member, schema);
  return schema;
}

/**
 * A query for what the API answers without an address of its own, such as a POST that only reads.
 * @param key starts with the name of the package, so that no other package uses it
 * @param request such as `POST /api/offer-views`, for errors
 */
export function wireQuery<T, S>(
  key: QueryKey,
  request: string,
  schema: Schema<T>,
  { select, fetch, ...options }: ObserverOptions & { select: (tagged: Tagged<T>) => S; fetch: Fetch },
): ResourceQuery<S> {
  const refetch = () => queryClient().fetchQuery({ queryKey: key, queryFn: fetch, staleTime: 0 });
  return {
    ...options,
    queryKey: key,
    queryFn: fetch,
    select: ({ body, etag }) => select({ value: parseWire(schema, body, request, refetch), etag }),
  };
}
