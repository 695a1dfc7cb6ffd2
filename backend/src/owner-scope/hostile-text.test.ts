import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Route } from '../http/route.ts';
import { routes } from '../routes.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aWorldOf, type SampleData } from './testing/sample-data.ts';
import { samples } from './testing/samples.ts';

const owner = { id: '71000000-0000-4000-8000-000000000001' };
const manyRequests = {
  enquiriesPerHour: 1e6,
  offersPerHour: 1e6,
  logEntriesPerMinute: 1e6,
  paymentsPerHour: 1e6,
};
let backend: TestBackend;
let world: SampleData;
let onTheMarket: string;
let headers: Record<string, string>;
let paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
beforeAll(async () => {
  backend = await testBackend(manyRequests);
  headers = await backend.signInAs(owner);
  world = await aWorldOf(backend.database, owner.id);
  onTheMarket = (await backend.insert.listing({ ownerId: owner.id, type: 'sale', contactEmail: 'sam@example.com' })).id;
  ({ paths } = (await backend.inject({ url: '/api/docs.json' })).json());
});
afterAll(() => backend.close());

/** `rejected` for text that is unreadable or deceptive. Other text is stored and displayed as it is. */
const hostile = [
  ['a script', '<script>alert(1)</script>', 'words'],
  ['markup', '<img src=x onerror=alert(1)><svg/onload=alert(1)>', 'words'],
  ['templates and queries', "{{7*7}} <%= 7*7 %> %00 '; drop table users; --", 'words'],
  ['emoji and accents', 'Żółw 🏡👩‍👩‍👧 Ωmega 漢字', 'words'],
  ['text that turns its direction', 'abc\u202egnp.exe\u2066', 'rejected'],
  ['control characters', 'a\u0007b\u001b[31mc', 'rejected'],
  ['a null byte', 'nul\0l', 'rejected'],
  ['half a character', 'half \ud83c', 'rejected'],
  ['10,000 characters', 'x'.repeat(10_000), 'rejected'],
] as const;

/**
 * Not stored: log entries are redacted and truncated (log-entries.test.ts), `website` is a honeypot, and marks of
 * unknown listings are ignored.
 */
const keepsNothing = [
  'POST /api/log-entries ',
  'POST /api/enquiries website',
  'POST /api/listing-marks marks.0.listing',
];

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const writing = routes.filter(({ body }) => body).map((route) => [nameOf(route), route] as const);

it.each(writing)('%s returns malicious text as text or rejects it, in every field', async (name, route) => {
  const { requestBody } = paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()] ?? {};
  const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => textFields(schema));
  for (const field of fields)
    for (const [what, text, expected] of hostile) {
      const response = await send(name, route, changed(bodyOf(name), field, text));
      const place = `${name} ${field.join('.')}: ${what}`;
      expect([place, response.statusCode < 500]).toEqual([place, true]);
      if (response.statusCode >= 400) expectRefusal(place, response);
      else {
        expectData(place, response);
        const isStored = expected === 'rejected' && !keepsNothing.some((start) => place.startsWith(start));
        expect([place, isStored ? response.body : '']).toEqual([place, '']);
      }
    }
});

type Answer = Awaited<ReturnType<TestBackend['inject']>>;

function expectRefusal(place: string, response: Answer): void {
  const { detail, status } = response.json();
  expect([place, response.headers['content-type'], status]).toEqual([
    place,
    'application/problem+json; charset=utf-8',
    response.statusCode,
  ]);
  expect([place, detail]).toEqual([place, expect.stringMatching(/\S/)]);
}

/** The reply is data, so a browser that opens it shows text. */
function expectData(place: string, { headers: answered }: Answer): void {
  expect([place, answered['x-content-type-options']]).toEqual([place, 'nosniff']);
  const type = String(answered['content-type'] ?? 'application/json');
  expect([place, /^application\/(?:ld\+)?json/.test(type)]).toEqual([place, true]);
}

function send(name: string, route: Route, payload: unknown) {
  const type = route.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  return backend.inject(
    {
      method: route.method,
      url: samples[name]?.url(world) ?? route.path.replace(':id', world.listingId),
      payload: JSON.stringify(payload),
    },
    { ...headers, 'content-type': type, ...(route.ifMatchRequired ? { 'if-match': '*' } : {}) },
  );
}

/** The request is valid except for the changed field. */
function bodyOf(name: string): unknown {
  const listing = `/api/listings/${onTheMarket}`;
  switch (name) {
    case 'POST /api/enquiries':
      return { listing, name: 'Mia', email: 'mia@example.com', reasons: ['price'], message: 'Is it free?' };
    case 'POST /api/offers':
      return {
        id: randomUUID(),
        listing,
        terms: { kind: 'sale', amount: '650000.00', deposit: '65000.00', settlementDays: 60, conditions: [] },
        expiresOn: inDays(3),
        buyer: { name: 'Mia', email: 'mia@example.com' },
        message: '',
        consent: true,
      };
    case 'POST /api/log-entries':
      return { type: 'info', message: 'hello' };
    default:
      return samples[name]?.body?.(world) ?? {};
  }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Paths of all texts in a body: `[['address', 'suburb'], ['tenantDetails', '0', 'name'], …]`. */
function textFields(schema: Schema, path: string[] = []): string[][] {
  const { type, properties, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const variants = [...anyOf, ...oneOf, ...allOf];
  if (properties)
    return unique(Object.entries(properties).flatMap(([key, inner]) => textFields(inner, [...path, key])));
  if (items) return textFields(items, [...path, '0']);
  if (variants.length > 0) return unique(variants.flatMap((variant) => textFields(variant, path)));
  const isWords = (type === 'string' || type === undefined) && schema.enum === undefined && schema.const === undefined;
  return isWords ? [path] : [];
}

const unique = (fields: string[][]) => [...new Map(fields.map((field) => [field.join('.'), field])).values()];

function changed(value: unknown, [first, ...rest]: string[], replacement: unknown): unknown {
  if (first === undefined) return replacement;
  if (first === '0' && !isRecord(value)) return [changed(Array.isArray(value) ? value[0] : {}, rest, replacement)];
  return {
    ...(isRecord(value) ? value : {}),
    [first]: changed(isRecord(value) ? value[first] : undefined, rest, replacement),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
