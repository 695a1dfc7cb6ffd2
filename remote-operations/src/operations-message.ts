import { isApiProblem, rejectionReason } from 'shared-api';

/** True when the user is no operator (any more): the backend then responds with 404. */
export const isNoOperator = (error: unknown) => isApiProblem(error, { status: 404 });

/**
 * Returns why a change failed. A problem of the release service says what an operator can do; null for any other
 * failure of a server or the network.
 */
export function operationsMessage(error: unknown): string | null {
  return isApiProblem(error, { code: 'release-service' }) ? error.detail : rejectionReason(error);
}
