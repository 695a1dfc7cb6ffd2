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
 * Options for `useQuery` and `useResource`. The cache contains the response as the server sent it, and `select` parses
 * it with the caller's schema. So releases with different schemas share the response, and each parses its own value.
 */
export type ResourceQuery<T> = ObserverOptions & {
  queryKey: QueryKey;
  queryFn: Fetch;
  select: (response: WireResponse) => T;
};

export type ResourceOptions = ObserverOptions & {
  query?: Query | undefined;
  /** Fetches the data when one GET request cannot, for example several pages. */
  fetch?: Fetch;
};

/**
 * Returns a query for the resource or collection at `path`, cached under that path and its query.
 * @param path the whole path, such as `/api/orders/12`
 * @param options `select` derives the value of the query from the parsed response
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

/**
 * A resource with its entity tag (ETag). Pass the tag as `ifMatch` with a change, so that the server rejects a change
 * of an outdated version.
 */
export type Tagged<T> = { value: T; etag: string | null };

/**
 * Returns a query whose value also contains the entity tag. It shares the cached response with {@link resourceQuery}.
 */
export function taggedResourceQuery<T>(
  path: string,
  schema: Schema<T>,
  options: ObserverOptions = {},
): ResourceQuery<Tagged<T>> {
  const source = { key: resourceKey(path), request: `GET ${path}`, schema, fetch: get(path) };
  return { ...options, ...parsedQuery(source, (tagged) => tagged) };
}

/**
 * Returns a query for all members of a collection, up to 20 pages. It requests page after page, so use it for short
 * lists, such as the tenancies of a property.
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
 * Returns a query for data without a path of its own, such as the response of a POST that only reads.
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

/**
 * Returns the collection schema for a member schema. Returns the same object each time, because parsed values are
 * cached by schema.
 */
function collectionSchema<T extends z.ZodMiniType>(member: T): ReturnType<typeof collectionOf<T>> {
  const known = collectionSchemas.get(member) as ReturnType<typeof collectionOf<T>> | undefined;
  const schema = known ?? collectionOf(member);
  collectionSchemas.set(member, schema);
  return schema;
}
