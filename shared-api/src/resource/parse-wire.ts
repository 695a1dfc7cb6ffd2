import * as z from 'zod/mini';
import { ContractMismatch } from '../errors/contract-mismatch.ts';
import { reportMismatch, reportUnknownValue } from './contract-finding.ts';
import { unknownValues } from './unknown-values.ts';

/** Any zod schema, full or mini. */
export type Schema<T> = z.core.$ZodType<T>;

type Outcome = { ok: true; value: unknown } | { ok: false; issues: readonly string[] };

/** By schema and body, so that each contract parses a response once, however many components read it. */
const outcomes = new WeakMap<Schema<unknown>, WeakMap<object, Outcome>>();

/**
 * A response body as the schema's contract knows it. The same body gives the same value every time, so that React sees
 * no change.
 * @param request such as `GET /api/orders/12`, for the error
 * @param refetch see {@link ContractMismatch.refetch}
 * @throws ContractMismatch
 */
export function parseWire<T>(schema: Schema<T>, body: unknown, request: string, refetch?: () => Promise<unknown>): T {
  const outcome = outcomeOf(schema, body, request);
  if (outcome.ok) return outcome.value as T;
  const mismatch = new ContractMismatch(request, outcome.issues, refetch);
  reportMismatch(mismatch);
  throw mismatch;
}

function outcomeOf(schema: Schema<unknown>, body: unknown, request: string): Outcome {
  if (typeof body !== 'object' || body === null) return parse(schema, body, request);
  let byBody = outcomes.get(schema);
  if (!byBody) {
    byBody = new WeakMap();
    outcomes.set(schema, byBody);
  }
  let outcome = byBody.get(body);
  if (!outcome) {
    outcome = parse(schema, body, request);
    byBody.set(body, outcome);
  }
  return outcome;
}

const maxIssues = 5;

function parse(schema: Schema<unknown>, body: unknown, request: string): Outcome {
  const { success, data, error } = z.safeParse(schema, body);
  if (!success) {
    const issues = error.issues.slice(0, maxIssues);
    return { ok: false, issues: issues.map(({ path, message }) => `${path.join('.') || '(body)'}: ${message}`) };
  }
  for (const { field, value } of unknownValues(schema, data)) reportUnknownValue(request, field, value);
  return { ok: true, value: data };
}
