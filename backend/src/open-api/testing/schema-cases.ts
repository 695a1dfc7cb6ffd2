import fc from 'fast-check';
import { createGeneratorSync, type JsonSchema } from 'json-schema-faker';

type Json = Record<string, unknown>;

const generator = createGeneratorSync({ seed: 20_261_129 });

/** Returns `count` values that match a JSON Schema. `iris` are the resources to which they refer. */
export function matchingValues(schema: Json, iris: readonly string[], count: number): unknown[] {
  const readable = withKnownTexts(schema, iris) as JsonSchema;
  return Array.from({ length: count }, () => generator.generate(readable));
}

/** Replaces patterns that say too little: an IRI names an existing resource, and an address is an email address. */
function withKnownTexts(schema: unknown, iris: readonly string[]): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withKnownTexts(one, iris));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('pattern' in schema && typeof schema.pattern === 'string') {
    if (schema.pattern.startsWith('^\\/api\\/')) return { enum: iris };
    if (schema.pattern.includes('@(?:')) return { enum: ['mia@example.com', 'zoë@müller.example'] };
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, shortenedLimit(key, value) ?? withKnownTexts(value, iris)]),
  );
}

/** Long lists and texts take seconds to generate. */
const shortenedLimit = (key: string, value: unknown): number | null => {
  if (key === 'maxItems') return Math.min(Number(value), 5);
  return key === 'maxLength' ? Math.min(Number(value), 200) : null;
};

/** Values that clients send by mistake or in an attack. */
export const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    '\ud800',
    true,
    [],
    {},
    [[[]]],
    -1,
    0.1,
    2 ** 53,
    1e308,
    'a'.repeat(9_999),
  ),
  fc.constantFrom<unknown>(
    '1e400',
    '-0.00',
    '999999999999.99',
    '2026-02-30',
    '9999-12-31',
    '0001-01-01T00:00:00Z',
    '24:00',
  ),
  fc.constantFrom<unknown>("'; drop table orders; --", '%', '\\', '/api/properties/', '/api/properties/x', '__proto__'),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
);

/** Changes one part of a value: replaces it, removes it, or adds a field beside it. */
export const withOneFault = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...partsOf(value)), fc.constantFrom('replace', 'remove', 'add'), hostileValue)
    .map(([path, kind, hostile]) => changed(value, path, kind, hostile));

/** The paths of all parts of a value: `[[], ['address'], ['address', 'suburb'], …]`. */
function partsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => partsOf(inner, [...path, key]))];
}

function changed(value: unknown, [first, ...rest]: string[], kind: string, hostile: unknown): unknown {
  if (first === undefined) return kind === 'add' && isObject(value) ? { ...value, other: hostile } : hostile;
  if (!isObject(value)) return hostile;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length === 0 && kind === 'remove') Reflect.deleteProperty(copy, first);
  else Reflect.set(copy, first, changed(Reflect.get(value, first), rest, kind, hostile));
  return copy;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
