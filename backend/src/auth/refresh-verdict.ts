export type RefreshVerdict = 'rotate' | 'successor' | 'reload' | 'reject' | 'revoke';

export type RefreshFacts = {
  /** The signed-in session of the request's cookie. */
  cookieSessionId: string | null;
  /** What the database knows about the presented refresh handle. */
  handle: { sessionId: string; generation: number; currentGeneration: number; rotatedAt: Date | null } | null;
  now: Date;
  graceSeconds: number;
};

/**
 * Decides about a refresh handle, which is bound to the cookie. An old handle with its cookie lost a race and gets the
 * successor during the grace period. Later it belongs to a tab that slept, which has to reload its session, as does a
 * tab with the handle of a former session. An old handle without its own cookie after the grace period was stolen: the
 * session ends (RFC 9700 §4.14.2).
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
