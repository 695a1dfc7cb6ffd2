import type { SessionResponse, Tokens } from 'shared-contract/user/session';
import type { AuthRequests, AuthResponse } from '../host/auth-requests.ts';

type Family = { id: number; userId: string; generation: number; rotatedAt: number; isAlive: boolean };

/** A person of this name as the server tells it. */
export function personOf(id: string) {
  const address = `/api/customer-users/${id}`;
  return {
    user: { '@id': address, id, name: id, givenName: id, familyName: id, username: `${id}@example.com` },
    appUser: { '@id': address, id, firstName: id, lastName: id, fullName: id, username: `${id}@example.com` },
  };
}

/**
 * The server side of a session for the tests of many tabs: one cookie, rotating handles with a grace, a stale handle that
 * has to read anew, reuse after the grace without the cookie that ends the family.
 */
export function fakeAuthServer(now: () => number, { lifetimeSeconds = 600, graceMs = 10_000 } = {}) {
  const families: Family[] = [];
  let cookie: Family | null = null;
  let issued = 0;
  const counts = { sessions: 0, refreshes: 0, refused: 0, tripped: 0 };
  /** How often a handle of one generation was traded, and how often that moved the family on. */
  const traded = new Map<string, number>();
  const rotated = new Map<string, number>();

  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  const alive = () => (cookie?.isAlive ? cookie : null);

  function tokensOf(family: Family): Tokens {
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

  function refused(): { kind: 'refused'; status: number } {
    counts.refused += 1;
    return { kind: 'refused', status: 401 };
  }

  return {
    counts,
    traded,
    rotated,
    login(userId: string): void {
      const former = alive();
      if (former) former.isAlive = false;
      cookie = { id: families.length, userId, generation: 1, rotatedAt: now(), isAlive: true };
      families.push(cookie);
    },
    logout(): void {
      if (cookie) cookie.isAlive = false;
      cookie = null;
    },
    /** The server ends the session; the cookie stays with the browser. */
    revoke(): void {
      if (cookie) cookie.isAlive = false;
    },
    userId: () => alive()?.userId ?? null,
    familyOf: (accessToken: string) => families[Number(accessToken.split(':')[0])],
    accepts(accessToken: string): boolean {
      return families[Number(accessToken.split(':')[0])]?.isAlive ?? false;
    },
    session(): AuthResponse<SessionResponse> {
      counts.sessions += 1;
      const family = alive();
      const value = family
        ? { ...personOf(family.userId), tokens: tokensOf(family) }
        : { user: null, tokens: null, appUser: null };
      return { kind: 'ok', value, serverNow: null };
    },
    refresh(handle: string, withCookie = true): Awaited<ReturnType<AuthRequests['refresh']>> {
      counts.refreshes += 1;
      count(traded, handle);
      const [id, generation] = handle.split(':').map(Number);
      const family = families[id ?? -1];
      const ofCookie = withCookie ? alive() : null;
      if (!family?.isAlive) return ofCookie ? { kind: 'stale' } : refused();
      const isStale = generation !== family.generation && now() - family.rotatedAt > graceMs;
      if (family !== ofCookie) {
        if (isStale) {
          counts.tripped += 1;
          family.isAlive = false;
        }
        return refused();
      }
      if (isStale) return { kind: 'stale' };
      if (generation === family.generation) rotate(family);
      return { kind: 'ok', value: tokensOf(family), serverNow: null };
    },
  };
}
