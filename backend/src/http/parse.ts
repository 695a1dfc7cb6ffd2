import type { Violation } from 'shared-contract/wire/problem';
import * as z from 'zod/mini';
import { issueMessage } from './issue-message.ts';
import { badRequest, invalid, notFound, Problem, propertyPath } from './problem.ts';
import { unknownFields } from './unknown-fields.ts';

// zod/mini has no messages of its own.
z.config({ localeError: issueMessage });

export type Schema = z.ZodMiniType;

/**
 * Parses a body. Replies 422 to an invalid one, with a violation for each field. When `request` is given, a field that
 * the schema does not contain is a violation too.
 */
export function parseBody<S extends Schema>(schema: S, body: unknown, request?: { method: string }): z.output<S> {
  const result = z.safeParse(schema, body);
  const unknown = request ? unknownFields(schema, body, request) : [];
  if (result.success && unknown.length === 0) return result.data;
  const [first, ...rest] = [...violationsOf(result.error?.issues ?? []), ...unknown];
  throw invalid(first ?? { propertyPath: '', message: 'This value is not valid.' }, ...rest);
}

const noFields = z.object({});

/** For a route without fields: checks that the body is empty or JSON without fields. Replies 422 to any other body. */
export function requireNoFields(body: unknown, request: { method: string }): void {
  if (body !== undefined && body !== null) parseBody(noFields, body, request);
}

/** Parses path parameters. Replies 404 when a value cannot be an id. */
export function parseParams<S extends Schema>(schema: S, params: unknown): z.output<S> {
  const result = z.safeParse(schema, params);
  if (!result.success) throw notFound();
  return result.data;
}

/**
 * Parses a query string. Names are used as they are: `property.id` and `price[gte]` do not become nested objects. A
 * name that ends in `[]` is a list. Unknown names are ignored.
 */
export function parseQuery<S extends Schema>(schema: S, query: Record<string, unknown>): z.output<S> {
  const result = z.safeParse(schema, withArrays(query));
  if (result.success) return result.data;
  const detail = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
  throw new Problem(400, 'invalid-parameter', detail);
}

function withArrays(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if ([value].flat().some((text) => String(text).includes('\0'))) {
        throw badRequest('invalid-parameter', `${name}: A NUL character is not allowed.`);
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
