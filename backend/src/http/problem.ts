import type { Violation } from 'shared-contract/wire/problem';

type ProblemInit = {
  status: number;
  detail: string;
  /** A stable identifier for code, such as `csrf`. */
  code?: string;
  violations?: Violation[];
  headers?: Record<string, string>;
};

/** An error that handlers throw and that becomes a problem+json reply. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly violations: Violation[] | undefined;
  readonly headers: Record<string, string>;

  constructor({ status, detail, code, violations, headers = {} }: ProblemInit) {
    super(detail);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.violations = violations;
    this.headers = headers;
  }
}

/** Returns the 404 for missing rows. Rows of another owner get the same, so that their existence is not revealed. */
export const notFound = (detail = 'Not Found') => new Problem({ status: 404, code: 'not-found', detail });

/** Returns the row. @throws Problem 404 when there is none */
export function requireFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw notFound();
  return row;
}

export const unauthenticated = (detail = 'Full authentication is required to access this resource.') =>
  new Problem({ status: 401, code: 'unauthenticated', detail, headers: { 'www-authenticate': 'Bearer' } });

export const badRequest = (code: string, detail: string) => new Problem({ status: 400, code, detail });

export const forbidden = (code: string, detail: string) => new Problem({ status: 403, code, detail });

export const conflict = (code: string, detail: string) => new Problem({ status: 409, code, detail });

/** Returns a 422. `propertyPath` is such as `tenantDetails[0].email`, or empty for the whole body; `code` is stable. */
export function invalid(...violations: [Violation, ...Violation[]]): Problem {
  return new Problem({ status: 422, detail: describe(violations), violations });
}

/** Throws a 422 with the violations, if there are any. */
export function requireValid([first, ...rest]: readonly Violation[]): void {
  if (first) throw invalid(first, ...rest);
}

export function describe(violations: readonly Violation[]): string {
  return violations
    .map(({ propertyPath, message }) => (propertyPath === '' ? message : `${propertyPath}: ${message}`))
    .join('\n');
}
