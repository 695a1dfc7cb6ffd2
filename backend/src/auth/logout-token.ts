import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { jwtVerify } from 'jose';

/**
 * Says which sessions a logout token ends: those of the user `subject`, or those that belong to the issuer's session
 * `issuerSession`. When both are set, a session must match both.
 */
export type LogoutClaims = { subject: string | null; issuerSession: string | null };

const event = 'http://schemas.openid.net/event/backchannel-logout';

/** Verifies a logout token (OpenID Connect Back-Channel Logout §2.6). @throws Error when a check fails */
export async function verifyLogoutToken(
  token: string,
  { issuer, clientId, keys, now }: { issuer: string; clientId: string; keys: JWTVerifyGetKey; now: Date },
): Promise<LogoutClaims> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    currentDate: now,
    clockTolerance: 60,
    maxTokenAge: 300,
    requiredClaims: ['iat', 'jti', 'events'],
  });
  const events = payload.events as Record<string, unknown> | null;
  if (typeof events?.[event] !== 'object' || events[event] === null) throw new Error('It is no logout token.');
  // A token with a nonce is an ID token, which must not be accepted as a logout token.
  if (payload.nonce !== undefined) throw new Error('A logout token has no nonce.');
  const claims = { subject: stringClaim(payload, 'sub'), issuerSession: stringClaim(payload, 'sid') };
  if (!claims.subject && !claims.issuerSession) throw new Error('It names neither a subject nor a session.');
  return claims;
}

function stringClaim(payload: JWTPayload, name: string): string | null {
  const value = payload[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
