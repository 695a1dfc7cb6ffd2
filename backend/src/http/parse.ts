import type { Violation } from 'shared-contract/wire/problem';
import * as z from 'zod/mini';
import { badRequest, invalid, notFound, Problem } from './problem.ts';

// zod/mini has no messages of its own; the server's refusals name what was expected.
z.config(z.locales.en());

export type Schema = z.ZodMiniType;

/** A body that does not fit is 422 with a violation per field. */
export function parseBody<S extends Schema>(schema: S, body: unknown): z.output<S> {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const [first, ...rest] = violationsOf(result.error.issues);
  throw invalid(first ?? { propertyPath: '', message: 'This value is not valid.' }, ...rest);
}

/** An address whose parameter cannot be an id is an address of nothing. */
export function parseParams<S extends Schema>(schema: S, params: unknown): z.output<S> {
  const result = z.safeParse(schema, params);
  if (!result.success) throw notFound();
  return result.data;
}

/** Filters are literal keys (`property.id`, `price[gte]`); those ending in `[]` are always arrays; unknown ones are ignored. */
export function parseQuery<S extends Schema>(schema: S, query: Record<string, unknown>): z.output<S> {
  const result = z.safeParse(schema, withArrays(query));
  if (result.success) return result.data;
  const detail = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
  throw new Problem({ status: 400, code: 'invalid-parameter', detail });
}

function withArrays(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if ([value].flat().some((text) => String(text).includes('\0'))) {
        throw badRequest('invalid-parameter', `${name}: a NUL character is not allowed.`);
      }
      if (name.endsWith('[]')) return [name, Array.isArray(value) ? value : [value]];
      return [name, Array.isArray(value) ? value.at(-1) : value];
    }),
  );
}

type Issue = { path: PropertyKey[]; message: string; code?: string | undefined };

export function violationsOf(issues: readonly Issue[]): Violation[] {
  return issues.map((issue) => ({
    propertyPath: propertyPath(issue.path),
    message: issue.message,
    code: issue.code ?? 'invalid',
  }));
}

/** `['tenantDetails', 0, 'email']` → `tenantDetails[0].email`. */
function propertyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );
}
