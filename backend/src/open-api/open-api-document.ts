import { constraintViolation, problem } from 'shared-contract/wire/problem';
import * as z from 'zod/mini';
import type { Schema } from '../http/parse.ts';
import { needsCsrfToken, type Route, type SuccessStatus, successStatuses } from '../http/route.ts';

type Json = Record<string, unknown>;

/**
 * Generates the OpenAPI 3.1 document. Its schemas are those with which the server parses requests and tests check
 * responses.
 */
export function openApiDocument(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Verandah',
      version: '1.0.0',
      description:
        'Properties, listings, tenancies, orders. JSON-LD as API Platform writes it; errors are RFC 9457 problems. Money is a decimal string in AUD.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem), ConstraintViolation: jsonSchema(constraintViolation) },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        csrfToken: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
    },
  };
}

function operation(route: Route): Json {
  const json = route.body && { [bodyType(route)]: { schema: jsonSchema(route.body, 'input') } };
  const file = route.upload && { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const body = (json ?? file) && { required: true, content: json ?? file };
  return {
    operationId: operationId(route),
    summary: route.summary,
    tags: [route.path.split('/')[2]],
    security: securityOf(route),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query'), ...headerParameters(route)],
    ...(body ? { requestBody: body } : {}),
    responses: { ...success(route), ...failures(route) },
  };
}

/** Converts `GET /api/orders/:id` to `getOrdersId`. */
function operationId({ method, path }: Route): string {
  const words = path.split(/[^a-z0-9]+/i).filter((word) => word !== '' && word !== 'api');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function securityOf(route: Route): Json[] {
  const csrf = needsCsrfToken(route) ? { csrfToken: [] } : {};
  const signedIn = { accessToken: [], ...csrf };
  if (route.access === 'owner') return [signedIn];
  return route.access === 'guest' ? [csrf, signedIn] : [csrf];
}

const bodyType = ({ method, bodyTypes }: Route) =>
  bodyTypes?.[0] ?? (method === 'PATCH' ? 'application/merge-patch+json' : 'application/json');

function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(property.type === 'array' ? { style: 'form', explode: true } : {}),
  }));
}

function headerParameters({ method, ifMatchRequired = false }: Route): Json[] {
  const header = (name: string, required: boolean, description: string) => [
    { name, in: 'header', required, description, schema: { type: 'string' } },
  ];
  const needsVersion = method === 'PATCH' || ifMatchRequired;
  return [
    ...(method === 'POST' ? header('Idempotency-Key', false, 'A repeated key returns the first reply.') : []),
    ...(needsVersion ? header('If-Match', ifMatchRequired, 'The ETag of the version you changed.') : []),
  ];
}

const successDescriptions: Record<SuccessStatus, string> = {
  200: 'Success.',
  201: 'Created, now or by an earlier request with the same id or Idempotency-Key.',
  204: 'Success, without content.',
  303: 'Leads to a page of the site.',
};

function success(route: Route): Json {
  const json = route.response && {
    [route.contentType ?? 'application/ld+json']: { schema: jsonSchema(route.response) },
  };
  return Object.fromEntries(
    successStatuses(route).map((status) => {
      const content = json && status < 204 ? { content: json } : {};
      return [status, { description: successDescriptions[status], ...content }];
    }),
  );
}

const inProblem = { $ref: '#/components/schemas/Problem' };
const inViolations = { $ref: '#/components/schemas/ConstraintViolation' };

const problemOf = (description: string, schema: Json = inProblem) => ({
  description,
  content: { 'application/problem+json': { schema } },
});

function failures(route: Route): Json {
  const { access, method, params, query, body, response, ifMatchRequired, rateLimit } = route;
  const isRead = method === 'GET';
  const isFile = isRead && !response;
  return {
    ...(isRead && response ? { 304: { description: 'Not changed since the version in If-None-Match.' } } : {}),
    ...(isRead && !query ? {} : { 400: problemOf('A parameter, a header or the JSON is not valid.') }),
    ...(access === 'public' ? {} : { 401: problemOf('No valid access token.') }),
    ...(isRead ? {} : { 403: problemOf('No valid CSRF token, or a request from another site.') }),
    ...(params || body || !response || route.onlyOperators
      ? { 404: problemOf('Not found, or it belongs to another user.') }
      : {}),
    ...(response ? { 406: problemOf('Accept names no JSON type.') } : {}),
    ...(isRead && !isFile ? {} : { 409: problemOf('Not possible in the present state, which the detail explains.') }),
    ...(access !== 'owner' && params ? { 410: problemOf('The link has expired or was withdrawn.') } : {}),
    ...(isRead ? {} : { 412: problemOf('Changed since the version in If-Match.') }),
    ...(isRead ? {} : { 413: problemOf('The body is too large.') }),
    ...(isRead ? {} : { 415: problemOf('Unsupported content type.') }),
    ...(isRead && !query ? {} : { 422: problemOf('Fields are not valid.', { anyOf: [inViolations, inProblem] }) }),
    ...(isRead && !rateLimit ? {} : { 429: problemOf('Too many requests. Retry-After says when to try again.') }),
    ...(ifMatchRequired ? { 428: problemOf('If-Match is required.') } : {}),
    default: problemOf('Another failure. After a 503, Retry-After says when to try again.'),
  };
}

/** Converts a schema to JSON Schema. An object in a reply may have more fields than its schema names. */
export function jsonSchema(schema: Schema, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema: object }) {
      if (io === 'output' && object.additionalProperties === false) delete object.additionalProperties;
    },
  });
  return rest;
}
