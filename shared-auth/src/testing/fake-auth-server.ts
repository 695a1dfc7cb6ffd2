import type { SessionResponse, Tokens } from 'shared-contract/user/session';
import type { AuthRequests, AuthResponse } from '../host/auth-requests.ts';

type Family = { id: number; userId: string; generation: number; rotatedAt: number; isAlive: boolean };

/** A user and app user whose id and names are `id`. */
export function userNamed(id: string) {
  const iri = `/api/customer-users/${id}`;
  return {
    user: { '@id': iri, id, name: id, givenName: id, familyName: id, username: `${id}@example.com` },
    appUser: { '@id': iri, id, firstName: id, lastName: id, fullName: id, username: `${id}@example.com` },
  };
}

/**
 * The server side of one browser's session: one cookie and rotating refresh tokens with a grace period. An outdated
 * refresh token with the cookie is `stale`; one without the cookie after the grace period revokes the family.
 */
export function fakeAuthServer(now: () => number, { lifetimeSeconds = 600, graceMs = 10_000 } = {}) {
  const families: Family[] = [];
  let cookie: Family | null = null;
  let issued = 0;
  const counts = { sessions: 0, refreshes: 0, refused: 0, reuseDetected: 0 };
  /** How often each refresh token was traded, and how often that rotated the family. */
  const traded = new Map<string, number>();
  const rotated = new Map<string, number>();

  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  const aliveFamily = () => (cookie?.isAlive ? cookie : null);

  function issueTokens(family: Family): Tokens {
    issued += 1;
    return {
      accessToken: `${family.id}:${issued}`,
      refreshToken: `${family.id}:${family.generation}`,
      expiresIn: lifetimeSeconds,
    };
  }

  function rotate(family: Family): void {
    count(rotated, `${family.id}:${family.generation}`);
    family.generation += 1;
    family.rotatedAt = now();
  }

  function refuse(): { kind: 'refused'; status: number } {
    counts.refused += 1;
    return { kind: 'refused', status: 401 };
  }

  return {
    counts,
    traded,
    rotated,
    login(userId: string): void {
      const former = aliveFamily();
      if (former) former.isAlive = false;
      cookie = { id: families.length, userId, generation: 1, rotatedAt: now(), isAlive: true };
      families.push(cookie);
    },
    logout(): void {
      if (cookie) cookie.isAlive = false;
      cookie = null;
    },
    /** Ends the session on the server; the browser keeps the cookie. */
    revoke(): void {
      if (cookie) cookie.isAlive = false;
    },
    userId: () => aliveFamily()?.userId ?? null,
    familyOf: (accessToken: string) => families[Number(accessToken.split(':')[0])],
    accepts(accessToken: string): boolean {
      return families[Number(accessToken.split(':')[0])]?.isAlive ?? false;
    },
    session(): AuthResponse<SessionResponse> {
      counts.sessions += 1;
      const family = aliveFamily();
      const value = family
        ? { ...userNamed(family.userId), tokens: issueTokens(family) }
        : { user: null, tokens: null, appUser: null };
      return { kind: 'ok', value, serverNow: null };
    },
    refresh(refreshToken: string, withCookie = true): Awaited<ReturnType<AuthRequests['refresh']>> {
      counts.refreshes += 1;
      count(traded, refreshToken);
      const [id, generation] = refreshToken.split(':').map(Number);
      const family = families[id ?? -1];
      const cookieFamily = withCookie ? aliveFamily() : null;
      if (!family?.isAlive) return cookieFamily ? { kind: 'stale' } : refuse();
      const isStale = generation !== family.generation && now() - family.rotatedAt > graceMs;
      if (family !== cookieFamily) {
        if (isStale) {
          counts.reuseDetected += 1;
          family.isAlive = false;
        }
        return refuse();
      }
      if (isStale) return { kind: 'stale' };
      if (generation === family.generation) rotate(family);
      return { kind: 'ok', value: issueTokens(family), serverNow: null };
    },
  };
}
