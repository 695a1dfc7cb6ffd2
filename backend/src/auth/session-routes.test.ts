import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '30000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let now = new Date('2026-11-21T10:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

let cookie: string;
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  cookie = (await backend.signInAs(olivia)).cookie ?? '';
});
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const session = (headers: Record<string, string> = { cookie }) =>
  backend.inject({ url: '/api/auth/session', headers: { accept: 'text/json', ...headers } });
const refresh = (refreshToken: string, headers: Record<string, string> = { cookie }) =>
  backend.inject({ method: 'POST', url: '/api/auth/refresh-token', payload: { refreshToken }, headers });
const me = (accessToken: string) =>
  backend.inject({ url: `/api/customer-users/${olivia.id}`, headers: { authorization: `Bearer ${accessToken}` } });

describe('GET /api/auth/session', () => {
  it('returns 200 without a user to a guest', async () => {
    const response = await session({});
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/json; charset=utf-8');
    expect(response.json()).toEqual({ user: null, tokens: null, appUser: null });
  });

  it('returns user, app user and working tokens to a signed-in browser', async () => {
    const response = await session();
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      user: { id: olivia.id, givenName: 'Olivia', name: 'Olivia Nguyen' },
      appUser: { '@id': `/api/customer-users/${olivia.id}`, fullName: 'Olivia Nguyen' },
      tokens: { expiresIn: 600, accessTokenExpiry: now.getTime() / 1000 + 600 },
    });
    expect((await me(response.json().tokens.accessToken)).statusCode).toBe(200);
  });

  it('rejects requests from another site', async () => {
    expect((await session({ cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await session({ cookie, 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await session({ cookie, origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  it('(c.59) returns no user after the user is disabled, and rejects the access token at once', async () => {
    const { tokens } = (await session()).json();
    await backend.database.update(customerUsers).set({ disabledAt: now }).where(eq(customerUsers.id, olivia.id));
    expect((await session()).json().user).toBeNull();
    expect((await me(tokens.accessToken)).statusCode).toBe(401);
    await backend.database.update(customerUsers).set({ disabledAt: null }).where(eq(customerUsers.id, olivia.id));
  });
});

describe('POST /api/auth/refresh-token', () => {
  it('rotates the handle and issues a working access token after the old one expired', async () => {
    const first = (await session()).json().tokens;
    later(601);
    expect((await me(first.accessToken)).statusCode).toBe(401);
    const second = (await refresh(first.refreshToken)).json().tokens;
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await me(second.accessToken)).statusCode).toBe(200);
  });

  it('(c.14) accepts an old handle within the grace period without a new family', async () => {
    const first = (await session()).json().tokens;
    const successor = (await refresh(first.refreshToken)).json().tokens.refreshToken;
    for (const seconds of [0, 5, 5]) {
      later(seconds);
      expect((await refresh(first.refreshToken)).json().tokens.refreshToken).toBe(successor);
    }
  });

  it('(c.15) asks a tab with its cookie and a stale handle to reload the session, and ends nothing', async () => {
    const first = (await session()).json().tokens;
    const second = (await refresh(first.refreshToken)).json().tokens;
    later(11);
    const asked = await refresh(first.refreshToken);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'stale-handle']);
    const again = (await session()).json().tokens;
    expect(again.refreshToken).toBe(second.refreshToken);
    expect((await refresh(again.refreshToken)).statusCode).toBe(200);
  });

  it('(c.23) returns a handle in every response, so a lost response can be repeated', async () => {
    const { refreshToken } = (await session()).json().tokens;
    await refresh(refreshToken);
    const again = (await refresh(refreshToken)).json().tokens;
    expect(again.refreshToken).toEqual(expect.any(String));
    expect((await refresh(again.refreshToken)).json().tokens.refreshToken).not.toBe(again.refreshToken);
  });

  it('returns the same successor to all concurrent requests', async () => {
    let { refreshToken } = (await session()).json().tokens;
    for (let races = 0; races < 15; races += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
      const successors = new Set(answers.map((response) => response.json().tokens.refreshToken));
      expect(successors.size).toBe(1);
      expect(successors).not.toContain(refreshToken);
      [refreshToken] = successors;
    }
  });

  it('(c.15) ends the session when an old handle returns without its cookie', async () => {
    const first = (await session()).json().tokens;
    const second = (await refresh(first.refreshToken)).json().tokens;
    later(11);
    expect((await refresh(first.refreshToken, {})).statusCode).toBe(401);
    expect((await me(second.accessToken)).statusCode).toBe(401);
    expect((await session()).json().user).toBeNull();
  });

  it('(c.15) ends the session of a stolen old handle that comes with another session’s cookie, and keeps that other session', async () => {
    const thief = { cookie: (await backend.signInAs({ id: '30000000-0000-4000-8000-000000000002' })).cookie ?? '' };
    const first = (await session()).json().tokens;
    expect((await refresh(first.refreshToken, thief)).statusCode).toBe(401);
    const second = (await refresh(first.refreshToken)).json().tokens;
    later(11);
    const response = await refresh(first.refreshToken, thief);
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined]);
    expect((await me(second.accessToken)).statusCode).toBe(401);
    expect((await session()).json().user).toBeNull();
    expect((await session(thief)).json().user).not.toBeNull();
  });

  it('rejects the current handle without its cookie and keeps the session', async () => {
    const { refreshToken } = (await session()).json().tokens;
    expect((await refresh(refreshToken, {})).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });

  it('(c.16) does not extend the absolute lifetime, however often it refreshes', async () => {
    let { refreshToken } = (await session()).json().tokens;
    for (let rounds = 0; rounds < 5; rounds += 1) {
      later(700);
      ({ refreshToken } = (await refresh(refreshToken)).json().tokens);
    }
    // The test's session lasts an hour.
    later(200);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('accepts only JSON from this site’s pages', async () => {
    const form = await backend.inject({
      method: 'POST',
      url: '/api/auth/refresh-token',
      payload: '{"refreshToken":"x"}',
      headers: { cookie, 'content-type': 'text/plain' },
    });
    expect(form.statusCode).toBe(415);
    expect((await refresh('x', { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});

describe('GET /api/auth/csrf-token', () => {
  const csrfToken = async (of = cookie) =>
    (await backend.inject({ url: '/api/auth/csrf-token', headers: { cookie: of } })).json().csrfToken as string;
  const write = (signedIn: Record<string, string>, token?: string) => {
    const { 'x-csrf-token': _, ...rest } = signedIn;
    const headers = token === undefined ? rest : { ...rest, 'x-csrf-token': token };
    return backend.inject({ method: 'POST', url: '/api/properties', payload: {} }, headers);
  };

  it('(c.42) issues a token that changes accept; a missing, made-up or altered token gets 403', async () => {
    const signedIn = await backend.signInAs(olivia);
    const token = await csrfToken(signedIn.cookie);
    expect((await write(signedIn, token)).statusCode).toBe(422);
    for (const bad of [undefined, '', 'x', `${token}x`, token.replace('.', ''), `x${token}`]) {
      const response = await write(signedIn, bad);
      expect([bad, response.statusCode, response.json().code]).toEqual([bad, 403, 'csrf']);
    }
  });

  it('(c.42) accepts earlier tokens of the same session and none of an older session', async () => {
    const before = await backend.signInAs(olivia);
    const ofOldSession = await csrfToken(before.cookie);
    const signedIn = await backend.signInAs(olivia);
    const [former, latest] = [await csrfToken(signedIn.cookie), await csrfToken(signedIn.cookie)];
    expect(former).not.toBe(latest);
    expect((await write(signedIn, former)).statusCode).toBe(422);
    expect((await write(signedIn, ofOldSession)).json().code).toBe('csrf');
    expect((await write(signedIn, latest)).statusCode).toBe(422);
  });

  it('opens one session for a guest', async () => {
    const first = await backend.inject({ url: '/api/auth/csrf-token' });
    const cookieOfGuest = String(first.headers['set-cookie']);
    expect(cookieOfGuest).toMatch(/^verandah=.+Path=\/.+HttpOnly.+SameSite=Lax/);
    const again = await backend.inject({
      url: '/api/auth/csrf-token',
      headers: { cookie: cookieOfGuest.split(';')[0] ?? '' },
    });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect((await session({ cookie: cookieOfGuest.split(';')[0] ?? '' })).json().user).toBeNull();
  });
});
