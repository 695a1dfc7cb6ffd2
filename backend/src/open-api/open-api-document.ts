import { constraintViolation, problem } from 'shared-contract/wire/problem';
import * as z from 'zod/mini';
import type { Schema } from '../http/parse.ts';
import { needsCsrfToken, type Route } from '../http/route.ts';

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

function headerParameters({ method, ifMatchRequired }: Route): Json[] {
  const header = (name: string, required: boolean, description: string) => [
    { name, in: 'header', required, description, schema: { type: 'string' } },
  ];
  if (method === 'POST') return header('Idempotency-Key', false, 'A repeated key returns the first reply.');
  if (method === 'PATCH') return header('If-Match', ifMatchRequired ?? false, 'The ETag of the version you changed.');
  return [];
}

function success({ method, response, readOnly }: Route): Json {
  if (method === 'DELETE' || readOnly) return { 204: { description: method === 'DELETE' ? 'Gone.' : 'Taken.' } };
  const status = method === 'POST' ? 201 : 200;
  const content = response ? { 'application/ld+json': { schema: jsonSchema(response) } } : undefined;
  return { [status]: { description: 'Success.', ...(content ? { content } : {}) } };
}

const problemOf = (name: 'Problem' | 'ConstraintViolation', description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

function failures({ access, method, params, query, body, upload, ifMatchRequired, rateLimit }: Route): Json {
  return {
    ...(query ? { 400: problemOf('Problem', 'A parameter is not valid.') } : {}),
    ...(access === 'public' ? {} : { 401: problemOf('Problem', 'No valid access token.') }),
    ...(method === 'GET' ? {} : { 403: problemOf('Problem', 'No valid CSRF token, or a request from another site.') }),
    ...(params ? { 404: problemOf('Problem', 'Not found, or it belongs to another user.') } : {}),
    ...(method === 'PATCH' ? { 412: problemOf('Problem', 'Changed since it was loaded.') } : {}),
    ...(upload ? { 413: problemOf('Problem', 'The file is too large.') } : {}),
    ...(body || upload ? { 415: problemOf('Problem', 'Unsupported content type.') } : {}),
    ...(body || upload ? { 422: problemOf('ConstraintViolation', 'Fields are not valid.') } : {}),
    ...(rateLimit ? { 429: problemOf('Problem', 'Too many requests. Retry-After says when to try again.') } : {}),
    ...(ifMatchRequired ? { 428: problemOf('Problem', 'If-Match is required.') } : {}),
  };
}

/** Converts a schema of the contract to JSON Schema. */
export function jsonSchema(schema: Schema, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
