import { etagOf } from './preconditions.ts';
import type { Reply } from './reply.ts';

/** A resource in JSON-LD: `@id`, `@type` and its own fields. */
export type Resource = { '@id': string; '@type': string };

const contentType = 'application/ld+json; charset=utf-8';

/** 200 with one resource. `version` becomes its ETag. */
export function item<T extends Resource>(resource: T, version?: number): Reply {
  return {
    status: 200,
    headers: { 'content-type': contentType, ...(version === undefined ? {} : { etag: etagOf(version) }) },
    body: { '@context': `/api/contexts/${resource['@type']}`, ...resource },
  };
}

/** 201 with the new resource and its address. */
export function created<T extends Resource>(resource: T, version?: number): Reply {
  const reply = item(resource, version);
  const location = resource['@id'];
  return { ...reply, status: 201, headers: { ...reply.headers, location, 'content-location': location } };
}

export const noContent = (): Reply => ({ status: 204, headers: {} });

type CollectionInit<T> = {
  /** The `@type` of the members, for `@context`. */
  type: string;
  /** Path and query of the request. */
  url: string;
  page: number;
  perPage: number;
  totalItems: number;
  totalItemsCapped?: boolean;
  member: T[];
};

/** 200 with one page of a collection. */
export function collection<T>(init: Omit<CollectionInit<T>, 'member'> & { member: T[] | undefined }): Reply {
  const [path = ''] = init.url.split('?');
  const view = viewOf(init);
  return {
    status: 200,
    headers: { 'content-type': contentType },
    body: {
      '@context': `/api/contexts/${init.type}`,
      '@id': path,
      '@type': 'Collection',
      totalItems: init.totalItems,
      ...(init.totalItemsCapped === undefined ? {} : { totalItemsCapped: init.totalItemsCapped }),
      member: init.member,
      ...(view ? { view } : {}),
    },
  };
}

/** A collection whose members are JSON text. */
export function serializedCollection({ member, ...init }: CollectionInit<string>): Reply {
  const { body, ...reply } = collection({ ...init, member: undefined });
  // Concatenation, because `join` would copy all members once more.
  const members = member.reduce((all, one) => (all === '' ? one : `${all},${one}`), '');
  return { ...reply, payload: withField(JSON.stringify(body), 'member', `[${members}]`) };
}

/** Adds a field, whose value is JSON text, to the JSON text of an object. */
export const withField = (object: string, name: string, value: string): string =>
  `${object.slice(0, -1)},"${name}":${value}}`;

type View = Record<string, string>;

/** Present for more than one page or any other parameter. Keeps the order of parameters and puts `page` last. */
export function viewOf({
  url,
  page,
  perPage,
  totalItems,
}: Pick<CollectionInit<unknown>, 'url' | 'page' | 'perPage' | 'totalItems'>): View | null {
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
