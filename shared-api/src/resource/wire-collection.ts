import type { WireResponse } from '../client/wire-response.ts';

/** A JSON object of a response. */
export type WireObject = { readonly [field: string]: unknown };

export type WireCollection = WireObject & {
  readonly '@type': 'Collection';
  readonly member: readonly unknown[];
  readonly view?: { readonly next?: unknown };
};

export function isWireObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isCollection(body: unknown): body is WireCollection {
  return isWireObject(body) && body['@type'] === 'Collection' && Array.isArray(body.member);
}

/**
 * Merges several responses for one list: returns the first collection with the members of all collections. The result
 * has no entity tag.
 */
export function mergeMembers([first, ...rest]: readonly WireResponse[]): WireResponse {
  if (!first || !isCollection(first.body) || rest.length === 0) return first ?? { body: undefined, etag: null };
  const member = [first, ...rest].flatMap(({ body }) => (isCollection(body) ? body.member : []));
  return { body: { ...first.body, member }, etag: null };
}
