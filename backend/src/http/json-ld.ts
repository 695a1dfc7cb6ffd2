import type { FastifyRequest } from 'fastify';
import type { Paged } from '../owned-rows/owned-rows.ts';
import { itemsPerPage, pageRange } from './parameters.ts';
import { etagOf } from './preconditions.ts';
import type { Reply } from './reply.ts';

/** A resource in JSON-LD: `@id`, `@type` and its own fields. */
export type Resource = { '@id': string; '@type': string };

const contentType = 'application/ld+json; charset=utf-8';

/** The fields that every resource starts with. */
export const identity = <T extends string>(path: string, type: T, id: string) => ({
  '@id': `${path}/${id}`,
  '@type': type,
  id,
});

/** Returns a 200 reply with one resource. `version` becomes its ETag, which clients send back as `If-Match`. */
export function item<T extends Resource>(resource: T, version?: number): Reply {
  return {
    status: 200,
    headers: { 'content-type': contentType, ...(version === undefined ? {} : { etag: etagOf(version) }) },
    body: { '@context': `/api/contexts/${resource['@type']}`, ...resource },
  };
}

/** Returns a 201 reply with the new resource and its URL. */
export function created<T extends Resource>(resource: T, version?: number): Reply {
  const found = item(resource, version);
  const location = resource['@id'];
  return { ...found, status: 201, headers: { ...found.headers, location, 'content-location': location } };
}

export const noContent = (): Reply => ({ status: 204, headers: {} });

type Page<T> = { page: number; perPage?: number; totalItems: number; totalItemsCapped?: boolean; member: T[] };

/** Returns a 200 reply with a whole collection on one page. */
export function collection<T>(type: string, request: Pick<FastifyRequest, 'url'>, member: T[]): Reply {
  const totalItems = member.length;
  return collectionPage(type, request, { page: 1, perPage: Math.max(1, totalItems), totalItems, member });
}

/** Returns a 200 reply with one page of a collection. `type` is the `@type` of its members. */
export function collectionPage<T>(type: string, { url }: Pick<FastifyRequest, 'url'>, init: Page<T>): Reply {
  return reply(bodyOf(type, url, init, init.member));
}

type PageRequest = { request: FastifyRequest; query: { page: number } };

/** Reads the page that the request asks for (`?page=`) and returns it as a 200 reply. */
export async function replyWithPage<Row>(
  type: string,
  { request, query: { page } }: PageRequest,
  found: Paged<Row>,
  resource: (row: Row) => object,
): Promise<Reply> {
  const rows = await found.rows(pageRange(page));
  const member = rows.map((row) => resource(row));
  return collectionPage(type, request, { page, totalItems: await found.count(), member });
}

/** Returns a 200 reply with one page of a collection whose members are already JSON text. */
export function serializedPage(type: string, { url }: Pick<FastifyRequest, 'url'>, init: Page<string>): Reply {
  const { body, ...rest } = reply(bodyOf(type, url, init, undefined));
  // Uses `+` instead of `join`, because V8 only links concatenated strings while `join` copies every member.
  const members = init.member.reduce((all, one) => (all === '' ? one : `${all},${one}`), '');
  return { ...rest, payload: withField(JSON.stringify(body), 'member', `[${members}]`) };
}

const reply = (body: object): Reply => ({ status: 200, headers: { 'content-type': contentType }, body });

function bodyOf<T>(type: string, url: string, init: Omit<Page<T>, 'member'>, member: T[] | undefined): object {
  const { page, perPage = itemsPerPage, totalItems, totalItemsCapped } = init;
  const view = viewOf({ url, page, perPage, totalItems });
  return {
    '@context': `/api/contexts/${type}`,
    '@id': url.split('?')[0],
    '@type': 'Collection',
    totalItems,
    ...(totalItemsCapped === undefined ? {} : { totalItemsCapped }),
    member,
    ...(view ? { view } : {}),
  };
}

/** Adds a field, whose value is JSON text, to the JSON text of an object. */
export const withField = (object: string, name: string, value: string): string =>
  `${object.slice(0, -1)},"${name}":${value}}`;

type View = Record<string, string>;

/**
 * Returns the links to the pages of a collection (`view`). Each link contains the filters of the request: all
 * parameters except `page` and `pagination`. Returns null when there is one page and no filter.
 */
export function viewOf(of: { url: string; page: number; perPage: number; totalItems: number }): View | null {
  const { url, page, perPage, totalItems } = of;
  const [path = '', search = ''] = url.split('?');
  const filters = search
    .split('&')
    .filter((pair) => pair !== '' && !['page', 'pagination'].includes(pair.split('=')[0] ?? ''))
    .join('&');
  const lastPage = Math.max(1, Math.ceil(totalItems / perPage));
  if (lastPage === 1 && filters === '') return null;
  const base = filters === '' ? path : `${path}?${filters}`;
  if (lastPage === 1) return { '@id': base, '@type': 'PartialCollectionView' };
  const pageUrl = (number: number) => `${base}${filters === '' ? '?' : '&'}page=${number}`;
  return {
    '@id': pageUrl(page),
    '@type': 'PartialCollectionView',
    first: pageUrl(1),
    last: pageUrl(lastPage),
    ...(page > 1 ? { previous: pageUrl(Math.min(page - 1, lastPage)) } : {}),
    ...(page < lastPage ? { next: pageUrl(page + 1) } : {}),
  };
}
