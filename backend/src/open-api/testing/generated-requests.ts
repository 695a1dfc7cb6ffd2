import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import type { SampleData } from '../../owner-scope/testing/sample-data.ts';
import { samples } from '../../owner-scope/testing/samples.ts';
import { aPdf } from '../../testing/insert-document.ts';
import type { Operation } from './operations.ts';
import { hostileValue, matchingValues, withOneFault } from './schema-cases.ts';

type Headers = Record<string, string>;
type Options = {
  /** The rows to which most requests refer. */
  world: SampleData;
  /** The headers of their owner, and of another user. */
  owner: Headers;
  stranger: Headers;
};

/** Generates requests of an operation. Most are good in most parts, because others end at the first check. */
export function generatedRequests(
  operation: Operation,
  { world, owner, stranger }: Options,
): fc.Arbitrary<InjectOptions> {
  const { method } = operation;
  const iris = irisOf(world);
  const sample = samples[operation.name.replaceAll(/\{(\w+)\}/g, ':$1')];
  const users = fc.constantFrom(stranger, {}, { authorization: 'Bearer nothing' });
  return fc
    .record({
      path: pathOf(operation, sample?.url(world), iris),
      query: queryOf(operation, iris),
      user: mostly(fc.constant(owner), users),
      extra: extraHeaders(operation),
      // Requests from one address would soon be over a limit.
      address: fc.ipV4(),
      body: bodyOf(operation, sample?.body?.(world), iris),
    })
    .map(({ path, query, user, extra, address, body }) => ({
      method: method.toUpperCase() as 'GET',
      url: query === '' ? path : `${path.split('?')[0]}?${query}`,
      headers: { ...user, ...body?.headers, ...extra, 'x-forwarded-for': address },
      ...(body === null ? {} : { payload: body.payload }),
    }));
}

const mostly = <A, B>(usual: fc.Arbitrary<A>, other: fc.Arbitrary<B>) =>
  fc.oneof({ weight: 18, arbitrary: usual }, { weight: 2, arbitrary: other });

function pathOf({ path }: Operation, sample: string | undefined, iris: readonly string[]): fc.Arbitrary<string> {
  const ids = iris.map((iri) => iri.split('/').at(-1) ?? '');
  const parameters = path.match(/\{\w+\}/g) ?? [];
  const segment = fc.oneof(fc.constantFrom(...ids, randomUUID()), fc.string({ unit: 'binary' }));
  const any = fc
    .tuple(...parameters.map(() => segment))
    .map((values) => values.reduce((url, value) => url.replace(/\{\w+\}/, () => encoded(value)), path));
  return sample === undefined ? any : fc.oneof({ weight: 5, arbitrary: fc.constant(sample) }, any);
}

/** An empty query leaves that of the sample. */
function queryOf({ parameters }: Operation, iris: readonly string[]): fc.Arbitrary<string> {
  const known = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => {
      const good = matchingValues(schema, iris, 10).map((value) => (Array.isArray(value) ? value[0] : value));
      return fc.tuple(fc.constant(name), fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...good) }, hostileValue));
    });
  const unknown = fc.tuple(fc.constantFrom('__proto__', 'x[]', 'page'), hostileValue);
  const pairs = fc.array(fc.oneof(unknown, ...known, ...known), { maxLength: 4 });
  return fc.oneof(
    fc.constant(''),
    pairs.map((all) => all.map(([name, value]) => `${encodeURIComponent(name)}=${encoded(textOf(value))}`).join('&')),
  );
}

function bodyOf({ requestBody }: Operation, sample: object | undefined, iris: readonly string[]) {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (!entry) return fc.constant(null);
  const [type, { schema }] = entry;
  if (schema.format === 'binary') return file;
  const good = fc.constantFrom(...matchingValues(schema, iris, 20), ...(sample ? [sample, sample] : []));
  const value = fc.oneof(
    { weight: 5, arbitrary: good },
    { weight: 5, arbitrary: good.chain(withOneFault) },
    { weight: 1, arbitrary: hostileValue },
  );
  const text = mostly(
    value.map((one) => JSON.stringify(one)),
    fc.constantFrom('{', '', '[1'),
  );
  const types = mostly(fc.constant(type), fc.constantFrom('text/plain', 'x', 'application/xml'));
  return fc.tuple(text, types).map(([payload, content]) => ({ payload, headers: { 'content-type': content } }));
}

const starts = ['%PDF-1.7\n', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'GIF89a', 'RIFF0000WEBP', 'PK\x03\x04', ''];
const aPng = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
  .png()
  .toBuffer();

/** A PDF, a picture, or bytes that start like a file of some type. */
const file = fc
  .oneof(
    fc.constantFrom(aPdf, aPng),
    fc
      .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 4_000 }))
      .map(([start, bytes]) => Buffer.concat([Buffer.from(start, 'latin1'), bytes])),
  )
  .map((payload) => ({ payload, headers: { 'content-type': 'application/octet-stream' } }));

function extraHeaders({ parameters }: Operation): fc.Arbitrary<Headers> {
  const idempotencyKey = mostly(fc.uuid(), fc.constantFrom('', 'x', 'a'.repeat(300)));
  const accept = mostly(fc.constantFrom('application/ld+json', '*/*'), fc.constantFrom('text/html', ''));
  const ifNoneMatch = fc.constantFrom('*', '"x"', 'x');
  const ifMatch = mostly(fc.constant('*'), fc.constantFrom('"0"', 'x', ''));
  const headers = { 'idempotency-key': idempotencyKey, accept, 'if-none-match': ifNoneMatch };
  const some = fc.record(headers, { requiredKeys: [] });
  if (!parameters.some(({ name }) => name === 'If-Match')) return some;
  return fc
    .tuple(some, mostly(fc.record({ 'if-match': ifMatch }), fc.constant({})))
    .map(([one, two]) => ({ ...one, ...two }));
}

/** The addresses of rows: `offerId` is that of `/api/offers/{id}`. */
function irisOf(world: SampleData): string[] {
  return Object.entries(world).flatMap(([key, value]) => {
    if (typeof value !== 'string' || !key.endsWith('Id')) return [];
    const words = key.slice(0, -2).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [`/api/${words.replace(/y$/, 'ie')}s/${value}`];
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : String(JSON.stringify(value)));

/** A lone surrogate cannot be encoded; a browser sends U+FFFD. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
