import type { Problem, Violation } from 'shared-contract/wire/problem';

/**
 * An error response of the server (RFC 9457). `code` identifies the problem; `violations` name the invalid fields of a
 * 422. Test for this error with {@link isApiProblem}, because `instanceof` fails when two copies of this module are
 * loaded.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string | undefined;
  readonly title: string;
  readonly detail: string;
  readonly violations: readonly Violation[];
  /** The server's trace id, which a user can give to support. */
  readonly traceId: string | undefined;

  constructor(
    problem: Pick<Problem, 'status' | 'title' | 'detail' | 'code' | 'traceId'>,
    violations: readonly Violation[] = [],
  ) {
    super(`${problem.status} ${problem.title}: ${problem.detail}`);
    this.status = problem.status;
    this.code = problem.code;
    this.title = problem.title;
    this.detail = problem.detail;
    this.violations = violations;
    this.traceId = problem.traceId;
  }
}

/** True for an {@link ApiProblem}; with `status` or `code`, only for one that has it. */
export function isApiProblem(error: unknown, only: { status?: number; code?: string } = {}): error is ApiProblem {
  if (!(error instanceof Error) || error.name !== 'ApiProblem') return false;
  const problem = error as ApiProblem;
  return (
    (only.status === undefined || problem.status === only.status) &&
    (only.code === undefined || problem.code === only.code)
  );
}
