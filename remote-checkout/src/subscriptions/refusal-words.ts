import { isApiProblem, isNetworkFailure } from 'shared-api';

export function refusalWords(error: unknown): string {
  if (isApiProblem(error) && error.status < 500) return error.detail;
  if (isNetworkFailure(error)) return 'There was no answer. Check your connection and try again.';
  return 'Something went wrong on our side. Please try again in a moment.';
}
