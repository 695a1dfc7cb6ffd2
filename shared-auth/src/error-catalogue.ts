/** The session's part of SPEC §8, word for word. */

/** Why there is no user, with the code that goes with it. */
export type UserFailure = { code: number; message: string };

export const userFailures = {
  nobody: { code: 401, message: 'No user found, authenticating...' },
  notFound: { code: 404, message: 'User account not found' },
  unknown: { code: 500, message: 'Unknown error, refresh the page and try again' },
} as const satisfies Record<string, UserFailure>;

/** What a failed fetch of the user is called: 404 by its own name, else the service's message and code, else unknown. */
export function userFailure(answered?: { status: number; message?: string | undefined }): UserFailure {
  if (!answered) return userFailures.unknown;
  if (answered.status === 404) return userFailures.notFound;
  return { code: answered.status, message: answered.message || userFailures.unknown.message };
}

/** Reasons of a forced logout. */
export const endReasons = {
  noTokens: 'No tokens available',
  noAppUser: 'Failed to fetch app user',
  noRefreshCycle: 'Failed to set up token refresh cycle',
  authError: (status: number) => `API auth error: ${status}`,
  globalError: 'Application error related to authentication',
  unhandledRejection: 'Unhandled promise rejection related to authentication',
} as const;

const wording = {
  error: { words: /unauthorized|unauthenticated|token|auth/i, reason: endReasons.globalError },
  rejection: { words: /unauthorized|unauthenticated|token/i, reason: endReasons.unhandledRejection },
} as const;

/**
 * The reason that the text of a global error or of an unhandled rejection gives, or null. A suspicion and no verdict:
 * `Unexpected token '<'` matches as well, so the session is asked before anybody is signed out (RELIABILITY H1).
 */
export function suspicionOf(kind: 'error' | 'rejection', text: string): string | null {
  const { words, reason } = wording[kind];
  return words.test(text) ? reason : null;
}
