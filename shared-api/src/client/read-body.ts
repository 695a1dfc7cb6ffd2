import { constraintViolation, problem } from 'shared-contract/wire/problem';
import * as z from 'zod/mini';
import { ApiProblem } from '../errors/api-problem.ts';
import { ContractMismatch } from '../errors/contract-mismatch.ts';
import { NetworkFailure } from '../errors/network-failure.ts';

/**
 * Returns the JSON of a response without validating it; undefined for an empty body.
 * @param request such as `GET /api/orders/12`, for the error
 * @throws ContractMismatch when the body is not JSON, NetworkFailure when it is incomplete
 */
export async function readBody(response: Response, request: string): Promise<unknown> {
  const body = await readJson(response);
  if (body === notJson) throw new ContractMismatch(request, ['the body is not JSON']);
  return body;
}

/** Converts any error response to an {@link ApiProblem}. A proxy's HTML page becomes a problem with that status. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body = await readJson(response);
  const withViolations = z.safeParse(constraintViolation, body);
  if (withViolations.success) return new ApiProblem(withViolations.data, withViolations.data.violations);
  const plain = z.safeParse(problem, body);
  if (plain.success) return new ApiProblem(plain.data);
  return new ApiProblem({
    status: response.status,
    title: response.statusText || `Status ${response.status}`,
    detail: 'The server gave no further explanation.',
  });
}

const notJson = Symbol('not JSON');

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    if (hasName(cause, 'AbortError')) throw cause;
    throw new NetworkFailure(hasName(cause, 'TimeoutError') ? 'time-out' : 'no-answer', { cause });
  });
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

/** Compares the name of an error, because `instanceof` fails for errors of another realm, such as an iframe. */
function hasName(cause: unknown, name: string): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === name;
}
