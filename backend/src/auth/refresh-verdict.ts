export type RefreshVerdict = 'rotate' | 'successor' | 'reload' | 'reject' | 'revoke';

export type RefreshFacts = {
  /** The id of the session in the request's cookie; null without a signed-in session. */
  cookieSessionId: string | null;
  /** What the database knows about the refresh token in the request; null when it is unknown. */
  handle: { sessionId: string; generation: number; currentGeneration: number; rotatedAt: Date | null } | null;
  now: Date;
  graceSeconds: number;
};

/**
 * Decides what happens to a refresh token, which is valid only with its session cookie. An old token with the right
 * cookie lost a race between two tabs, and gets the next token within the grace period. After that it comes from a tab
 * that slept, which must reload its session, like a tab with a token of an earlier session. An old token without the
 * right cookie after the grace period was stolen, so the session ends (RFC 9700 §4.14.2).
 */
export function refreshVerdict({ cookieSessionId, handle, now, graceSeconds }: RefreshFacts): RefreshVerdict {
  if (!handle) return cookieSessionId === null ? 'reject' : 'reload';
  const isCurrent = handle.generation === handle.currentGeneration;
  const sinceRotation = now.getTime() - (handle.rotatedAt?.getTime() ?? now.getTime());
  const isStale = !isCurrent && sinceRotation > graceSeconds * 1000;
  if (handle.sessionId !== cookieSessionId) return isStale ? 'revoke' : 'reject';
  if (isCurrent) return 'rotate';
  return isStale ? 'reload' : 'successor';
}
