export type RefreshVerdict = 'rotate' | 'successor' | 'refuse' | 'revoke';

export type RefreshFacts = {
  /** The session behind the request's cookie. */
  cookieSessionId: string | null;
  /** What is known of the handle presented. */
  handle: { sessionId: string; generation: number; currentGeneration: number; rotatedAt: Date | null } | null;
  now: Date;
  graceSeconds: number;
};

/**
 * The handle is bound to the cookie. An old one with its cookie is a tab that lost a race or slept: it gets the
 * successor. An old one without its cookie, once the grace is over, was stolen: the session ends (RFC 9700 §4.14.2).
 */
export function refreshVerdict({ cookieSessionId, handle, now, graceSeconds }: RefreshFacts): RefreshVerdict {
  if (!handle) return 'refuse';
  const isCurrent = handle.generation === handle.currentGeneration;
  if (cookieSessionId === handle.sessionId) return isCurrent ? 'rotate' : 'successor';
  const sinceRotation = now.getTime() - (handle.rotatedAt?.getTime() ?? now.getTime());
  const reused = !isCurrent && sinceRotation > graceSeconds * 1000;
  return cookieSessionId === null && reused ? 'revoke' : 'refuse';
}
