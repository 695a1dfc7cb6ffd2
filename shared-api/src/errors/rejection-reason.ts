import { isApiProblem } from './api-problem.ts';

/**
 * Returns why the server rejected a request (4xx), as a sentence for the user: the first violation, or the problem's
 * detail. Returns null for any other failure, which has no reason that a user understands.
 * @param error whatever a request threw; `only` restricts it to one status
 */
export function rejectionReason(error: unknown, only: { status?: number } = {}): string | null {
  if (!isApiProblem(error, only) || error.status >= 500) return null;
  return error.violations[0]?.message ?? error.detail;
}
