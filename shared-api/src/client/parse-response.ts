import { constraintViolation, problem } from 'shared-contract/wire/problem';
import * as z from 'zod/mini';
import { ApiProblem } from '../errors/api-problem.ts';
import { ContractMismatch } from '../errors/contract-mismatch.ts';
import { NetworkFailure } from '../errors/network-failure.ts';

/** Any zod schema, full or mini. */
export type Schema<T> = z.core.$ZodType<T>;

/**
 * The body, parsed by the contract (an empty body is `undefined`).
 * @throws ContractMismatch when it has another shape.
 */
export async function parseResponse<T>(response: Response, schema: Schema<T>, request: string): Promise<T> {
  const body = await readJson(response);
  const parsed = z.safeParse(schema, body === unreadable ? undefined : body);
  if (parsed.success) return parsed.data;
  if (body === unreadable) throw new ContractMismatch(request, ['the body is not JSON']);
  throw new ContractMismatch(
    request,
    parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.') || '(whole)'}: ${issue.message}`),
  );
}

/** The refusal as an {@link ApiProblem}, whatever the body is: a proxy's HTML page has a status, too. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body = await readJson(response);
  const violated = z.safeParse(constraintViolation, body);
  if (violated.success) return new ApiProblem(violated.data, violated.data.violations);
  const plain = z.safeParse(problem, body);
  if (plain.success) return new ApiProblem(plain.data);
  return new ApiProblem({
    status: response.status,
    title: response.statusText || `Status ${response.status}`,
    detail: 'The server gave no further explanation.',
  });
}

const unreadable = Symbol('unreadable');

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    if (isNamed(cause, 'AbortError')) throw cause;
    throw new NetworkFailure(isNamed(cause, 'TimeoutError') ? 'time-out' : 'no-answer', { cause });
  });
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/** By name: `instanceof` breaks where two realms meet. */
function isNamed(cause: unknown, name: string): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === name;
}
