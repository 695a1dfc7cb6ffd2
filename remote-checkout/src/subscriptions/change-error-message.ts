import { isApiProblem, isNetworkFailure } from 'shared-api';

export function changeErrorMessage(error: unknown): string {
  if (isApiProblem(error) && error.status < 500) return error.detail;
  if (isNetworkFailure(error)) return 'We couldn’t reach the server. Check your connection and try again.';
  return 'Something went wrong on our side. Try again in a moment.';
}
