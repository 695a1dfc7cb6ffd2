export type RefreshVerdict = 'rotate' | 'successor' | 'reread' | 'refuse' | 'revoke';

export type RefreshFacts = {
  /** The signed-in session behind the request's cookie. */
  cookieSessionId: string | null;
  /** What is known of the handle presented. */
  handle: { sessionId: string; generation: number; currentGeneration: number; rotatedAt: Date | null } | null;
  now: Date;
  graceSeconds: number;
};

/**
 * The handle is bound to the cookie. An old one with its cookie lost a race and gets the successor. After the grace it is
 * a tab that slept: it reads its session anew, as does one whose handle went with a former session. An old one without
 * its own cookie, be it with somebody else's, was stolen once the grace is over: the session ends (RFC 9700 §4.14.2).
 */
export function refreshVerdict({ cookieSessionId, handle, now, graceSeconds }: RefreshFacts): RefreshVerdict {
  if (!handle) return cookieSessionId === null ? 'refuse' : 'reread';
  const isCurrent = handle.generation === handle.currentGeneration;
  const sinceRotation = now.getTime() - (handle.rotatedAt?.getTime() ?? now.getTime());
  const isStale = !isCurrent && sinceRotation > graceSeconds * 1000;
  if (handle.sessionId !== cookieSessionId) return isStale ? 'revoke' : 'refuse';
  if (isCurrent) return 'rotate';
  return isStale ? 'reread' : 'successor';
}
