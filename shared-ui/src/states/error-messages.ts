/** Returns title and text for a failed load. Compares errors by name, because `instanceof` fails across remotes. */
export function errorMessage(error: unknown): { title: string; text: string } {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NetworkFailure') {
    return { title: 'We could not reach Verandah', text: 'Check your connection, then try again.' };
  }
  if (name === 'SessionEnded') {
    return { title: 'Your session has ended', text: 'Sign in again to see this.' };
  }
  if (name === 'ContractMismatch') {
    return {
      title: 'Something here did not arrive as expected',
      text: 'Reload the page. If it stays, please tell us what you were doing.',
    };
  }
  if (name === 'ApiProblem') {
    const status = statusOf(error);
    if (status === 404) return { title: 'This could not be found', text: 'It may have been removed.' };
    if (status === 403) return { title: 'You may not see this', text: 'Ask its owner for access.' };
    if (status === 429) return { title: 'Too many requests', text: 'Wait a moment, then try again.' };
  }
  return { title: 'This did not load', text: 'It is our fault, not yours. Try again in a moment.' };
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
