import { isApiProblem, rejectionReason } from 'shared-api';

/**
 * Returns why a request of an operator failed. A problem of the release service says what an operator can do; null for
 * any other failure of a server or the network.
 */
export function operationsMessage(error: unknown): string | null {
  return isApiProblem(error, { code: 'release-service' }) ? error.detail : rejectionReason(error);
}
