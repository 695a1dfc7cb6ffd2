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
    const status = statusOf(error);
    if (status === 404) return { title: 'We couldn’t find this', text: 'It may have been removed.' };
    if (status === 403) return { title: 'You don’t have access to this', text: 'Ask its owner for access.' };
    if (status === 429) return { title: 'Too many requests', text: 'Wait a moment, then try again.' };
  }
  return { title: 'We couldn’t load this', text: 'Something went wrong on our side. Try again in a moment.' };
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
