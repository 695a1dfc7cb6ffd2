import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createApp } from '../app.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { sessionCookie } from './session-cookie.ts';
import { openSession } from './session-store.ts';

const olivia = { id: '30000000-0000-4000-8000-000000000011' };
const lifetime = { sessionSeconds: 30 * 3600, sessionIdleSeconds: 3600 };

let now: Date;
let backend: TestBackend;
let cookie: string;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now, ...lifetime });
});
afterAll(() => backend.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await backend.signInAs(olivia);
  const { secret } = await openSession(backend.database, { userId: olivia.id, lifetime }, now);
  cookie = `${sessionCookie}=${secret}`;
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const session = async () => (await backend.inject({ url: '/api/auth/session', headers: { cookie } })).json();
const refresh = (refreshToken: string) =>
  backend.inject({ method: 'POST', url: '/api/auth/refresh-token', payload: { refreshToken }, headers: { cookie } });
const statusOf = async (accessToken: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await backend.inject({ url: `/api/customer-users/${olivia.id}`, headers })).statusCode;
};

describe('the idle lifetime', () => {
  it('ends an unused session', async () => {
    const { tokens } = await session();
    later(61);
    expect((await session()).user).toBeNull();
    expect((await refresh(tokens.refreshToken)).statusCode).toBe(401);
  });

  it('restarts with each session request', async () => {
    for (let hours = 0; hours < 5; hours += 1) {
      later(59);
      expect((await session()).user).not.toBeNull();
    }
  });

  it('restarts with each refresh', async () => {
    let { refreshToken } = (await session()).tokens;
    for (let hours = 0; hours < 5; hours += 1) {
      later(59);
      const response = await refresh(refreshToken);
      expect(response.statusCode).toBe(200);
      ({ refreshToken } = response.json().tokens);
    }
  });

  it('restarts with each API request', async () => {
    later(55);
    const { tokens } = await session();
    later(9);
    expect(await statusOf(tokens.accessToken)).toBe(200);
    later(58);
    // 67 minutes after the session was loaded, 58 after the last request.
    expect((await session()).user).not.toBeNull();
  });

  it('ends an access token with its session', async () => {
    const long = await testBackend({ clock: () => now, ...lifetime, accessTokenSeconds: 86_400 });
    try {
      await long.signInAs(olivia);
      const { secret } = await openSession(long.database, { userId: olivia.id, lifetime }, now);
      const { tokens } = (
        await long.inject({ url: '/api/auth/session', headers: { cookie: `${sessionCookie}=${secret}` } })
      ).json();
      later(61);
      const headers = { authorization: `Bearer ${tokens.accessToken}` };
      expect((await long.inject({ url: `/api/customer-users/${olivia.id}`, headers })).statusCode).toBe(401);
    } finally {
      await long.close();
    }
  });
});

describe('the absolute lifetime', () => {
  it('(c.16) is not extended by rotation or use, and limits the last access token', async () => {
    let { refreshToken } = (await session()).tokens;
    for (let halfHours = 0; halfHours < 59; halfHours += 1) {
      later(30);
      ({ refreshToken } = (await refresh(refreshToken)).json().tokens);
    }
    later(25);
    const last = (await refresh(refreshToken)).json().tokens;
    expect(last.expiresIn).toBe(5 * 60);
    later(5);
    expect(await statusOf(last.accessToken)).toBe(401);
    expect((await refresh(last.refreshToken)).statusCode).toBe(401);
    expect((await session()).user).toBeNull();
  });
});

it('(c.58) session, tokens and CSRF token survive a restart of the server', async () => {
  const { tokens } = await session();
  const { csrfToken } = (await backend.inject({ url: '/api/auth/csrf-token', headers: { cookie } })).json();
  const restarted = await createApp(backend.config, backend, backend.boss);
  try {
    const headers = { cookie, authorization: `Bearer ${tokens.accessToken}`, 'x-csrf-token': csrfToken };
    expect((await restarted.inject({ url: '/api/auth/session', headers })).json().user.id).toBe(olivia.id);
    expect((await restarted.inject({ url: `/api/customer-users/${olivia.id}`, headers })).statusCode).toBe(200);
    const write = await restarted.inject({ method: 'POST', url: '/api/properties', payload: {}, headers });
    expect(write.statusCode).toBe(422);
    const { refreshToken } = tokens;
    const renewed = await restarted.inject({
      method: 'POST',
      url: '/api/auth/refresh-token',
      payload: { refreshToken },
      headers,
    });
    expect(renewed.statusCode).toBe(200);
  } finally {
    await restarted.close();
  }
});
