/** Texts and codes of SPEC §8 that concern the session, word for word. */

/** Why the user could not be loaded. `message` is shown to the user. */
export type UserFailure = { code: number; message: string };

export const userFailures = {
  noUser: { code: 401, message: 'No user found, authenticating...' },
  notFound: { code: 404, message: 'User account not found' },
  unknown: { code: 500, message: 'Unknown error, refresh the page and try again' },
} as const satisfies Record<string, UserFailure>;

/**
 * Returns what to show the user when the request for the user failed. A 404 has a text of its own; for another response
 * the code and message are those of the service. Without a usable response the failure is unknown.
 */
export function userFailure(response?: { status: number; message?: string | undefined }): UserFailure {
  if (!response) return userFailures.unknown;
  if (response.status === 404) return userFailures.notFound;
  return { code: response.status, message: response.message || userFailures.unknown.message };
}

/** The reasons why a session ends without the user signing out. */
export const endReasons = {
  noTokens: 'No tokens available',
  noAppUser: 'Failed to fetch app user',
  noRefreshCycle: 'Failed to set up token refresh cycle',
  authError: (status: number) => `API auth error: ${status}`,
  globalError: 'Application error related to authentication',
  unhandledRejection: 'Unhandled promise rejection related to authentication',
} as const;

const patterns = {
  error: [/unauthorized|unauthenticated|token|auth/i, endReasons.globalError],
  rejection: [/unauthorized|unauthenticated|token/i, endReasons.unhandledRejection],
} as const;

/**
 * Returns the reason to end the session for the text of a global error or an unhandled rejection; null when the text
 * does not mention authentication. The text is only a hint: `Unexpected token '<'` matches too. So the caller must ask
 * the server before it ends the session (H1).
 */
export function suspectedEndReason(kind: 'error' | 'rejection', text: string): string | null {
  const [pattern, reason] = patterns[kind];
  return pattern.test(text) ? reason : null;
}
