import type { FastifyRequest } from 'fastify';
import { badRequest, Problem } from './problem.ts';
import type { Route } from './route.ts';

export const mergePatchType = 'application/merge-patch+json';
const jsonTypes = ['application/json', 'application/ld+json'];

/**
 * Replies 406 when the header `Accept` names no JSON type. Every accepted JSON type gets the same body. A route without
 * JSON in its reply is not checked.
 */
export function requireAcceptable(route: Route, { headers: { accept } }: FastifyRequest): void {
  if (!route.response || accept === undefined || /\*\/\*|application\/(?:\*|(?:ld\+|problem\+)?json)/.test(accept))
    return;
  throw new Problem(406, 'not-acceptable', `Expected Accept to include application/ld+json, got ${accept}.`);
}

/**
 * Replies 415 unless the content type is one of `bodyTypes`. A route without `bodyTypes` accepts a JSON merge patch for
 * PATCH, and JSON for other methods.
 */
export function requireContentType(route: Route, request: FastifyRequest): void {
  if (!route.body) return;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? 'none';
  const expected = route.bodyTypes ?? (route.method === 'PATCH' ? [mergePatchType] : jsonTypes);
  if (expected.includes(type)) return;
  throw new Problem(415, 'content-type', `Expected the content type ${expected.join(' or ')}, got ${type}.`, {
    headers: route.method === 'PATCH' ? { 'accept-patch': mergePatchType } : {},
  });
}

/** Rejects a PATCH whose body has an `@id` other than the URL of the request. */
export function requireSameResource(route: Route, { body, url }: FastifyRequest): void {
  if (route.method !== 'PATCH' || typeof body !== 'object' || body === null || !('@id' in body)) return;
  if (body['@id'] === url.split('?')[0]) return;
  throw badRequest(
    'foreign-id',
    `Expected "@id" to be this resource's own address, got ${JSON.stringify(body['@id'])}.`,
  );
}
