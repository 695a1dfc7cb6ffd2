import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { propertyPath } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { routes } from '../routes.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aWorldOf, type SampleData } from './testing/sample-data.ts';
import { samples } from './testing/samples.ts';

/** An operator, too, because other users get a 404 for operators' routes. */
const owner = { id: '72000000-0000-4000-8000-000000000001', username: 'mia@example.com', emailVerified: true };
let backend: TestBackend;
let world: SampleData;
let headers: Record<string, string>;
beforeAll(async () => {
  const manyRequests = { enquiriesPerHour: 1e6, offersPerHour: 1e6, logEntriesPerMinute: 1e6, paymentsPerHour: 1e6 };
  backend = await testBackend({ ...manyRequests, operators: [owner.username] });
  headers = await backend.signInAs(owner);
  world = await aWorldOf(backend.database, owner.id);
});
afterAll(() => backend.close());

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
/** Every route that accepts JSON or no body. An uploaded file and the bytes of a webhook have no fields. */
const writing = routes
  .filter(({ method, upload, rawBody }) => (method === 'POST' || method === 'PATCH') && !upload && !rawBody)
  .map((route) => [nameOf(route), route] as const);

it.each(writing)('%s rejects an unknown field and names it', async (name, route) => {
  const body = JSON.parse(JSON.stringify(samples[name]?.body?.(world) ?? {}));
  for (const path of objectsIn(body)) {
    const response = await send(name, route, withField(body, path));
    const { violations = [] } = response.json();
    const named = propertyPath([...path, 'addedLater']);
    expect([named, response.statusCode]).toEqual([named, 422]);
    expect(violations).toContainEqual({
      propertyPath: named,
      message: `“${named}” can’t be saved yet. Leave it out, or try again later.`,
      code: 'unknown-field',
    });
  }
});

const setByServer = [
  'id',
  'owner',
  'ownerId',
  'version',
  'status',
  'createdAt',
  'publishedAt',
  'paidAt',
  'total',
  'isVerified',
  'roles',
];
const creating = writing.filter(([, { method }]) => method === 'POST');

it.each(creating)('%s rejects each field that only the server sets', async (name, route) => {
  const accepted = route.body
    ? JSON.stringify(z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }))
    : '';
  const refused = setByServer.filter((field) => !accepted.includes(`"${field}":`));
  const body = JSON.parse(JSON.stringify(samples[name]?.body?.(world) ?? {}));
  const response = await send(name, route, { ...body, ...Object.fromEntries(refused.map((field) => [field, 'mine'])) });
  const named = response.json().violations.map(({ propertyPath: path }: { propertyPath: string }) => path);
  expect([response.statusCode, named]).toEqual([422, expect.arrayContaining(refused)]);
  expect(refused.length).toBeGreaterThan(5);
});

describe('JSON-LD in a body', () => {
  const address = () => `/api/properties/${world.propertyId}`;
  const patch = (payload: object) =>
    send('PATCH /api/properties/:id', { method: 'PATCH', path: '/api/properties/:id' }, payload);

  it('is accepted when it describes the resource of a PATCH', async () => {
    const linked = { '@context': '/api/contexts/Property', '@id': address(), '@type': 'ResidentialProperty' };
    expect((await patch({ ...linked, bedrooms: 3 })).statusCode).toBe(200);
    expect((await patch({ ...linked, '@id': '/api/properties/other' })).json().code).toBe('foreign-id');
  });

  it('rejects an address for a new resource', async () => {
    const name = 'POST /api/properties';
    const payload = { ...samples[name]?.body?.(world), '@type': 'ResidentialProperty', '@id': '/api/properties/mine' };
    const response = await send(name, { method: 'POST', path: '/api/properties' }, payload);
    expect(response.json().violations).toEqual([
      {
        propertyPath: '@id',
        message: 'The server gives a new resource its address. Leave this out.',
        code: 'unknown-field',
      },
    ]);
  });

  it('is rejected in a nested object', async () => {
    const response = await patch({ address: { '@type': 'Address', suburb: 'Richmond' } });
    expect(response.json().violations).toMatchObject([{ propertyPath: 'address.@type' }]);
  });
});

it('reports unknown and invalid fields together', async () => {
  const response = await send(
    'PATCH /api/properties/:id',
    { method: 'PATCH', path: '/api/properties/:id' },
    {
      bedrooms: 'three',
      petPolicy: 'dogs',
    },
  );
  const { violations } = response.json();
  expect(violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath)).toEqual([
    'bedrooms',
    'petPolicy',
  ]);
});

function send(name: string, route: Pick<Route, 'method' | 'path' | 'bodyTypes'>, payload: object) {
  const json = route.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  const type = route.bodyTypes?.[0] ?? json;
  return backend.inject(
    {
      method: route.method,
      url: samples[name]?.url(world) ?? route.path.replace(':id', world.listingId),
      payload: JSON.stringify(payload),
    },
    { ...headers, 'content-type': type, 'if-match': '*' },
  );
}

type Key = string | number;

/** The path of every object in a body: `[[], ['address'], ['tenantDetails', 0], …]`. */
function objectsIn(value: unknown, path: Key[] = []): Key[][] {
  if (Array.isArray(value)) return value.flatMap((one, index) => objectsIn(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, [...path, key]))];
}

function withField(value: unknown, [first, ...rest]: Key[]): object {
  if (first === undefined) return { ...(value as object), addedLater: 'petPolicy' };
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) };
  copy[first] = withField(copy[first], rest);
  return copy;
}
