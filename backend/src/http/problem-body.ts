import { STATUS_CODES } from 'node:http';
import type { Problem } from './problem.ts';

/** Returns the JSON of an error response, exactly as API Platform writes it. */
export function problemBody(problem: Problem, traceId: string): Record<string, unknown> {
  const shared = {
    detail: problem.message,
    description: problem.message,
    status: problem.status,
    ...(problem.code === undefined ? {} : { code: problem.code }),
    traceId,
  };
  if (problem.violations) {
    const id = validationId(problem.violations);
    return {
      '@context': '/api/contexts/ConstraintViolation',
      '@id': `/api/validation_errors/${id}`,
      '@type': 'ConstraintViolation',
      type: `/validation_errors/${id}`,
      title: 'An error occurred',
      ...shared,
      violations: problem.violations,
    };
  }
  return {
    '@context': '/api/contexts/Error',
    '@id': `/api/errors/${problem.status}`,
    '@type': 'Error',
    type: `/errors/${problem.status}`,
    title: STATUS_CODES[problem.status] ?? 'An error occurred',
    ...shared,
  };
}

/** Returns the id of a 422: the code of one violation, or `0=code;1=code` for several. */
function validationId(violations: readonly { code?: string | undefined }[]): string {
  const codes = violations.map(({ code }) => code ?? 'invalid');
  return codes.length === 1 ? `${codes[0]}` : codes.map((code, index) => `${index}=${code}`).join(';');
}
