import type { Violation } from 'shared-contract/wire/problem';

type ProblemInit = {
  status: number;
  detail: string;
  /** Our stable word for programs, such as `csrf`. */
  code?: string;
  violations?: Violation[];
  headers?: Record<string, string>;
};

/** Thrown anywhere below a route, answered as problem+json (DOMAIN §8.8–9). */
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

/** Missing and foreign look the same. */
export const notFound = (detail = 'Not Found') => new Problem({ status: 404, code: 'not-found', detail });

export const unauthenticated = (detail = 'Full authentication is required to access this resource.') =>
  new Problem({ status: 401, code: 'unauthenticated', detail, headers: { 'www-authenticate': 'Bearer' } });

export const badRequest = (code: string, detail: string) => new Problem({ status: 400, code, detail });

export const forbidden = (code: string, detail: string) => new Problem({ status: 403, code, detail });

export const conflict = (code: string, detail: string) => new Problem({ status: 409, code, detail });

/** 422. `propertyPath` is `tenantDetails[0].email`, empty for the whole object; `code` is a stable word. */
export function invalid(...violations: [Violation, ...Violation[]]): Problem {
  return new Problem({ status: 422, detail: describe(violations), violations });
}

/** Throws when a rule found something. */
export function requireValid([first, ...rest]: readonly Violation[]): void {
  if (first) throw invalid(first, ...rest);
}

export function describe(violations: readonly Violation[]): string {
  return violations
    .map(({ propertyPath, message }) => (propertyPath === '' ? message : `${propertyPath}: ${message}`))
    .join('\n');
}
