import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Route } from '../../http/route.ts';
import { routes } from '../../routes.ts';
import { type TestBackend, testBackend } from '../../testing/index.ts';
import { aWorldOf, type SampleData } from './sample-data.ts';
import { samples } from './samples.ts';

const owner = { id: '70000000-0000-4000-8000-000000000001' };

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '\0',
    '\ud800',
    '1e400',
    1e308,
    -1,
    2 ** 53,
    0.1,
    true,
    [],
    {},
    [[[]]],
    'a'.repeat(10_000),
  ),
  fc.constantFrom<unknown>(
    "'; drop table orders; --",
    '%',
    '\\',
    '/api/properties/',
    '/api/properties/x',
    '2026-02-30',
    '+61 4',
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

const nameOf = (route: Route) => `${route.method} ${route.path}`;

let backend: TestBackend;
let world: SampleData;
let headers: Record<string, string>;

/** Describes what each route does with `numRuns` bodies or queries. */
export function describeHostileInput(numRuns: number): void {
  beforeAll(async () => {
    backend = await testBackend({ paymentsPerHour: 1e6 });
    headers = await backend.signInAs(owner);
    world = await aWorldOf(backend.database, owner.id);
  });
  afterAll(() => backend.close());

  describe.each(routes.filter(({ body }) => body).map((route) => [nameOf(route), route] as const))(
    '%s',
    (name, route) => {
      it('replies to any body without a server error, and rejects it in sentences', async () => {
        const good = samples[name]?.body?.(world) ?? {};
        const body = fc.oneof(
          nasty,
          fc.tuple(fc.constantFrom(...pathsOf(good)), nasty).map(([path, value]) => changed(good, path, value)),
        );
        await fc.assert(
          fc.asyncProperty(body, async (payload) => {
            const type = route.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
            const response = await backend.inject(
              { method: route.method, url: addressOf(name, route), payload: JSON.stringify(payload) ?? '' },
              { ...headers, 'content-type': type },
            );
            expect([response.statusCode < 500, response.body]).toEqual([true, response.body]);
            expect(notSentences(response)).toEqual([]);
          }),
          { numRuns },
        );
      });
    },
  );

  describe.each(routes.filter(({ query }) => query).map((route) => [nameOf(route), route] as const))(
    '%s',
    (name, route) => {
      it('replies to any parameter without a server error, and rejects it in sentences', async () => {
        const { parameters = [] } = await documented(route);
        const names = parameters.filter((one) => one.in === 'query').map((one) => one.name);
        const text = fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('', '0', '-1', '99999999999999999999', '%', '\0', world.propertyId),
        );
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.tuple(fc.constantFrom(...names, '__proto__'), text), { maxLength: 4 }),
            async (pairs) => {
              const query = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encoded(value)}`).join('&');
              const response = await backend.inject(
                { url: `${addressOf(name, route).split('?')[0]}?${query}` },
                headers,
              );
              expect([response.statusCode < 500, query, response.body]).toEqual([true, query, response.body]);
              expect(notSentences(response)).toEqual([]);
            },
          ),
          { numRuns },
        );
      });
    },
  );
}

function addressOf(name: string, route: Route): string {
  return samples[name]?.url(world) ?? route.path.replace(':id', world.listingId);
}

type Answer = { statusCode: number; json: () => { detail: string; violations?: { message: string }[] } };

/** Returns the messages of a rejection that are no sentences. A message can start with the name of a field. */
function notSentences(response: Answer): string[] {
  if (response.statusCode < 400) return [];
  const { detail, violations } = response.json();
  const messages = violations?.map(({ message }) => message) ?? detail.split('\n');
  return messages.filter((message) => !/^(?:[\w.[\]]+: )?[\p{Lu}\d“"].*[.!?]$/su.test(message));
}

type Operation = { parameters?: { name: string; in: string }[] };

async function documented(route: Route): Promise<Operation> {
  const { paths } = (await backend.inject({ url: '/api/docs.json' })).json();
  return paths[route.path.replaceAll(/:(\w+)/g, '{$1}')][route.method.toLowerCase()];
}

/** Paths of all values in a body: `[['address'], ['address', 'suburb'], …]`. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function changed(value: unknown, [first, ...rest]: string[], replacement: unknown): unknown {
  if (first === undefined) return replacement;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) };
  copy[first] = changed(copy[first], rest, replacement);
  return copy;
}

/** A lone surrogate cannot be encoded; a browser sends U+FFFD. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
