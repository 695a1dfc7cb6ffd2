export type RefreshVerdict = 'rotate' | 'successor' | 'reload' | 'reject' | 'revoke';

export type RefreshFacts = {
  /** The id of the session in the request's cookie; null without a signed-in session. */
  cookieSessionId: string | null;
  /**
   * What the database knows about the refresh token in the request; null when it is unknown. Each refresh increments
   * `currentGeneration`, so a token with a lower `generation` is old.
   */
  handle: { sessionId: string; generation: number; currentGeneration: number; rotatedAt: Date | null } | null;
  now: Date;
  graceSeconds: number;
};

/**
 * Decides what happens to a refresh token, which is valid only together with the cookie of its session:
 * - `rotate`: the token is current, so it is replaced.
 * - `successor`: another tab has just replaced the token, so this tab gets the current one.
 * - `reload`: the token was replaced longer ago or is unknown, but the cookie is that of a signed-in session. The tab
 *   must reload this session.
 * - `revoke`: a token that was replaced longer ago arrives without its cookie. It was probably stolen, so its session
 *   ends (RFC 9700 §4.14.2).
 * - `reject`: any other token.
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
