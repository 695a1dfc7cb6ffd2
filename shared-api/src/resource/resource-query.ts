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
 * Options for `useQuery` and `useResource`. The cache holds the response as the server sent it; `select` parses it with
 * the contract of its reader. So releases with different contracts share a response, and never a parsed value.
 */
export type ResourceQuery<T> = ObserverOptions & {
  queryKey: QueryKey;
  queryFn: Fetch;
  select: (response: WireResponse) => T;
};

export type ResourceOptions = ObserverOptions & {
  query?: Query | undefined;
  /** Replaces the GET request where reading takes more than one. */
  fetch?: Fetch;
};

/**
 * A query for the resource or collection at `path`, cached under its address.
 * @param path whole, such as `/api/orders/12`
 * @param options with `select`, the query's value is what it derives from the parsed response
 */
export function resourceQuery<T, S>(
  path: string,
  schema: Schema<T>,
  options: ResourceOptions & { select: (value: T) => S },
): ResourceQuery<S>;
export function resourceQuery<T>(path: string, schema: Schema<T>, options?: ResourceOptions): ResourceQuery<T>;
export function resourceQuery<T>(
  path: string,
  schema: Schema<T>,
  { query, fetch = get(path, query), select, ...options }: ResourceOptions & { select?: (value: T) => unknown } = {},
): ResourceQuery<unknown> {
  const source = { key: resourceKey(path, query), request: `GET ${path}`, schema, fetch };
  return { ...options, ...parsedQuery(source, ({ value }) => (select ? select(value) : value)) };
}

/** A resource with the entity tag that a change of it names in `ifMatch`. */
export type Tagged<T> = { value: T; etag: string | null };

/** Like {@link resourceQuery}, with the entity tag. Both share the cached response. */
export function taggedResourceQuery<T>(
  path: string,
  schema: Schema<T>,
  options: ObserverOptions = {},
): ResourceQuery<Tagged<T>> {
  const source = { key: resourceKey(path), request: `GET ${path}`, schema, fetch: get(path) };
  return { ...options, ...parsedQuery(source, (tagged) => tagged) };
}

/**
 * All members of a collection, page after page: for lists that are short by nature, such as the tenancies of a
 * property.
 */
export function allMembersQuery<T extends z.ZodMiniType>(
  path: string,
  member: T,
  { query, ...options }: ObserverOptions & { query?: Exclude<Query, URLSearchParams> } = {},
): ResourceQuery<z.output<T>[]> {
  const source = {
    key: [...resourceKey(path, query), 'all pages'],
    request: `GET ${path}`,
    schema: collectionSchema(member),
    fetch: ({ signal }: { signal: AbortSignal }) => fetchAllPages(path, query, signal),
  };
  return { ...options, ...parsedQuery(source, ({ value }) => value.member) };
}

/**
 * A query for what the API returns without an address of its own, such as the response of a POST that only reads.
 * @param key starts with the name of the package, so that no other package uses it
 * @param request such as `POST /api/offer-views`, for errors
 */
export function wireQuery<T>(
  key: QueryKey,
  request: string,
  schema: Schema<T>,
  { fetch, ...options }: ObserverOptions & { fetch: Fetch },
): ResourceQuery<T> {
  return { ...options, ...parsedQuery({ key, request, schema, fetch }, ({ value }) => value) };
}

type Source<T> = { key: QueryKey; request: string; schema: Schema<T>; fetch: Fetch };

function parsedQuery<T, S>(
  { key, request, schema, fetch }: Source<T>,
  select: (tagged: Tagged<T>) => S,
): Pick<ResourceQuery<S>, 'queryKey' | 'queryFn' | 'select'> {
  const refetch = () => queryClient().fetchQuery({ queryKey: key, queryFn: fetch, staleTime: 0 });
  return {
    queryKey: key,
    queryFn: fetch,
    select: ({ body, etag }) => select({ value: parseWire(schema, body, request, refetch), etag }),
  };
}

const get =
  (path: string, query?: Query): Fetch =>
  ({ signal }) =>
    api.send({ method: 'GET', path, query, signal });

const collectionSchemas = new WeakMap<z.ZodMiniType, unknown>();

/** One collection schema for each member schema: parsed values are memoised by schema. */
function collectionSchema<T extends z.ZodMiniType>(member: T): ReturnType<typeof collectionOf<T>> {
  const known = collectionSchemas.get(member) as ReturnType<typeof collectionOf<T>> | undefined;
  const schema = known ?? collectionOf(member);
  collectionSchemas.set(member, schema);
  return schema;
}
