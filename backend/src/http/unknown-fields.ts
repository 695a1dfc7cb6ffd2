import type { Violation } from 'shared-contract/wire/problem';
import * as z from 'zod/mini';
import { propertyPath } from './problem.ts';

type Path = readonly PropertyKey[];

const maxViolations = 20;

/**
 * Returns a violation for each field that the schema does not contain, but at most 20. Otherwise a field that a newer
 * client sends would be ignored without an error.
 */
export function unknownFields(schema: z.core.$ZodType, body: unknown, { method }: { method: string }): Violation[] {
  return find(schema, body, [])
    .filter((path) => !isLinkedData(path, method))
    .slice(0, maxViolations)
    .map((path) => ({ propertyPath: propertyPath(path), message: messageFor(path), code: 'unknown-field' }));
}

/**
 * True for JSON-LD keywords at the top level of a body, which are not fields of the schema. In a PATCH, `@id` must be
 * the URL of the request (`requireSameResource`).
 */
function isLinkedData([name, ...rest]: Path, method: string): boolean {
  return rest.length === 0 && (name === '@context' || name === '@type' || (name === '@id' && method === 'PATCH'));
}

function messageFor(path: Path): string {
  if (path[0] === '@id') return 'The server gives a new resource its address. Leave this out.';
  return `“${propertyPath(path)}” can’t be saved yet. Leave it out, or try again later.`;
}

/** Returns the paths of unknown fields. */
function find(schema: z.core.$ZodType, value: unknown, path: Path): Path[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return isRecord(value) ? Object.entries(value).flatMap((field) => inObject(def.shape, field, path)) : [];
    case 'array':
      return Array.isArray(value) ? value.flatMap((one, index) => find(def.element, one, [...path, index])) : [];
    case 'optional':
    case 'nullable':
    case 'default':
      return find(def.innerType, value, path);
    case 'union':
      return inUnion(def.options, value, path);
    default:
      return [];
  }
}

function inObject(shape: z.core.$ZodShape, [name, value]: [string, unknown], path: Path): Path[] {
  const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
  return field ? find(field, value, [...path, name]) : [[...path, name]];
}

/**
 * Returns the unknown fields of a value that has several allowed schemas (`options`). If the value matches an option,
 * these are the fields unknown to this option. Otherwise they are the fields that no option contains.
 */
function inUnion(options: readonly z.core.$ZodType[], value: unknown, path: Path): Path[] {
  const fitting = options.find((option) => z.safeParse(option, value).success);
  if (fitting) return find(fitting, value, path);
  const [first = [], ...others] = options.map((option) => find(option, value, path));
  return first.filter((own) => others.every((other) => other.some((same) => same.join() === own.join())));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
