import type { Violation } from 'shared-contract/wire/problem';

type Extra = { violations?: Violation[]; headers?: Record<string, string> };

/** An error that handlers throw and that becomes a problem+json reply. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  /** A stable code for programs, such as `csrf`; undefined for violations, which have codes of their own. */
  readonly code: string | undefined;
  readonly violations: Violation[] | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string | undefined, detail: string, { violations, headers = {} }: Extra = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.violations = violations;
    this.headers = headers;
  }
}

/** Returns the 404 for missing rows. Rows of another owner get the same, so that their existence is not revealed. */
export const notFound = (detail = 'There is nothing at this address.') => new Problem(404, 'not-found', detail);

/** Returns the row. @throws Problem 404 when there is none */
export function requireFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw notFound();
  return row;
}

export const unauthenticated = (detail = 'Full authentication is required to access this resource.') =>
  new Problem(401, 'unauthenticated', detail, { headers: { 'www-authenticate': 'Bearer' } });

export const badRequest = (code: string, detail: string) => new Problem(400, code, detail);

export const forbidden = (code: string, detail: string) => new Problem(403, code, detail);

export const conflict = (code: string, detail: string) => new Problem(409, code, detail);

/**
 * Returns a 422. The `propertyPath` of a violation is the path of a field, such as `tenantDetails[0].email`, or empty
 * for the whole body. Its `code` never changes, so clients may compare it.
 */
export function invalid(...violations: [Violation, ...Violation[]]): Problem {
  return new Problem(422, undefined, describe(violations), { violations });
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

/** Converts a path to API Platform's format: `['tenantDetails', 0, 'email']` to `tenantDetails[0].email`. */
export function propertyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );
}
