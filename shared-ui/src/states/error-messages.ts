/**
 * Returns title and text for a failed load. Compares the names of errors, because an error may be made by another copy
 * of its class, for which `instanceof` returns false.
 */
export function errorMessage(error: unknown): { title: string; text: string } {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NetworkFailure') {
    return { title: 'We couldn’t reach Verandah', text: 'Check your connection, then try again.' };
  }
  if (name === 'SessionEnded') {
    return { title: 'Your session has ended', text: 'Sign in again to see this.' };
  }
  if (name === 'ContractMismatch') {
    return {
      title: 'We couldn’t show this',
      text: 'Reload the page. If that doesn’t help, tell us what you were doing.',
    };
  }
  if (name === 'ApiProblem') {
    if (isMissing(error)) return { title: 'We couldn’t find this', text: 'It may have been removed.' };
    const status = statusOf(error);
    if (status === 403) return { title: 'You don’t have access to this', text: 'Ask its owner for access.' };
    if (status === 429) return { title: 'Too many requests', text: 'Wait a moment, then try again.' };
  }
  return { title: 'We couldn’t load this', text: 'Something went wrong on our side. Try again in a moment.' };
}

/** True when the server has no such object, or none that the user may see (404). */
export const isMissing = (error: unknown) =>
  error instanceof Error && error.name === 'ApiProblem' && statusOf(error) === 404;

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
