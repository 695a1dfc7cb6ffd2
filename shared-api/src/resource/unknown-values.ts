import type * as z from 'zod/mini';
import type { Schema } from './parse-wire.ts';

/** An open enum inside a schema: its path (`*` for each member of an array) and the values that this release knows. */
type OpenEnum = { path: readonly string[]; known: ReadonlySet<unknown> };

type UnknownValue = { field: string; value: string };

const openEnumsBySchema = new WeakMap<Schema<unknown>, readonly OpenEnum[]>();

/**
 * Returns those values of open enums (`openEnum` in shared-contract) in a parsed response that the schema does not
 * list.
 */
export function unknownValues(schema: Schema<unknown>, parsed: unknown): UnknownValue[] {
  let openEnums = openEnumsBySchema.get(schema);
  if (!openEnums) {
    openEnums = findOpenEnums(schema, []);
    openEnumsBySchema.set(schema, openEnums);
  }
  return openEnums.flatMap(({ path, known }) =>
    valuesAt(parsed, path)
      .filter((value): value is string => typeof value === 'string' && !known.has(value))
      .map((value) => ({ field: path.join('.'), value })),
  );
}

function findOpenEnums(schema: Schema<unknown>, path: readonly string[]): OpenEnum[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => findOpenEnums(field, [...path, name]));
    case 'array':
      return findOpenEnums(def.element, [...path, '*']);
    case 'optional':
    case 'nullable':
    case 'default':
      return findOpenEnums(def.innerType, path);
    case 'union': {
      const known = knownValues(def.options);
      return known ? [{ path, known }] : def.options.flatMap((option) => findOpenEnums(option, path));
    }
    default:
      return [];
  }
}

/**
 * Returns the known values of an open enum; null for another union. An open enum is a union of an enum and any string.
 */
function knownValues([first, second]: readonly z.core.$ZodType[]): ReadonlySet<unknown> | null {
  const isOpen = first?._zod.def.type === 'enum' && second?._zod.def.type === 'string';
  return isOpen ? (first._zod.values ?? null) : null;
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const inner = name === '*' && Array.isArray(value) ? value : [Reflect.get(value, name)];
  return inner.flatMap((one) => valuesAt(one, rest));
}
