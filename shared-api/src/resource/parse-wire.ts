import * as z from 'zod/mini';
import { ContractMismatch } from '../errors/contract-mismatch.ts';
import { reportMismatch, reportUnknownValue } from './contract-finding.ts';
import { unknownValues } from './unknown-values.ts';

/** Any schema of zod or zod/mini. */
export type Schema<T> = z.core.$ZodType<T>;

type Outcome = { value: unknown } | { mismatch: ContractMismatch };

/**
 * The results of parsing, by schema and body. Each schema parses a response only once, although many components read
 * the response.
 */
const outcomes = new WeakMap<
  Schema<unknown>,
  { ofObjects: WeakMap<object, Outcome>; ofOthers: Map<string, Outcome> }
>();

/**
 * Parses a response body with a schema. The same body and schema always give the same value or error object; otherwise
 * React would render again without a change.
 * @param request such as `GET /api/orders/12`, for the error
 * @param refetch see {@link ContractMismatch.refetch}
 * @throws ContractMismatch
 */
export function parseWire<T>(schema: Schema<T>, body: unknown, request: string, refetch?: () => Promise<unknown>): T {
  const outcome = memoised(schema, body, request, () => parse(schema, body, request, refetch));
  if ('mismatch' in outcome) throw outcome.mismatch;
  return outcome.value as T;
}

function memoised(schema: Schema<unknown>, body: unknown, request: string, compute: () => Outcome): Outcome {
  const known = outcomes.get(schema) ?? { ofObjects: new WeakMap(), ofOthers: new Map() };
  outcomes.set(schema, known);
  if (typeof body !== 'object' || body === null) {
    const key = `${request} ${JSON.stringify(body)}`;
    return known.ofOthers.get(key) ?? stored(known.ofOthers, key, compute());
  }
  return known.ofObjects.get(body) ?? stored(known.ofObjects, body, compute());
}

function stored<K>(map: { set: (key: K, outcome: Outcome) => unknown }, key: K, outcome: Outcome): Outcome {
  map.set(key, outcome);
  return outcome;
}

const maxIssues = 5;

function parse(
  schema: Schema<unknown>,
  body: unknown,
  request: string,
  refetch: (() => Promise<unknown>) | undefined,
): Outcome {
  const { success, data, error } = z.safeParse(schema, body);
  if (success) {
    for (const { field, value } of unknownValues(schema, data)) reportUnknownValue(request, field, value);
    return { value: data };
  }
  const issues = error.issues.slice(0, maxIssues);
  const lines = issues.map(({ path, message }) => `${path.join('.') || '(body)'}: ${message}`);
  const mismatch = new ContractMismatch(request, lines, refetch);
  reportMismatch(mismatch);
  return { mismatch };
}
