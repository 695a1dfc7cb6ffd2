import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserSession } from 'shared-contract/user/user-session';
import type { Collection } from 'shared-contract/wire/json-ld';
import { type TestBackend, testBackend } from '../testing/index.ts';

let now: Date;
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

/** Each test uses new users. */
let olivia: { id: string };
let jack: { id: string };
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
  [olivia, jack] = [{ id: crypto.randomUUID() }, { id: crypto.randomUUID() }];
});

type Headers = Record<string, string>;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const sessionsOf = async (as: Headers): Promise<Collection<UserSession>> =>
  (await backend.inject({ url: '/api/sessions' }, as)).json();
const remove = async (path: string, as: Headers) =>
  (await backend.inject({ method: 'DELETE', url: path }, as)).statusCode;
const isSignedIn = async ({ cookie = '', authorization = '' }: Headers) => {
  const { user } = (await backend.inject({ url: '/api/auth/session', headers: { cookie } })).json();
  const api = await backend.inject({ url: '/api/overview', headers: { authorization } });
  return [user !== null, api.statusCode];
};
const yes = [true, 200];
const no = [false, 401];

describe('GET /api/sessions', () => {
  it('lists each browser with creation, last use and label, the current one first', async () => {
    const phone = await backend.signInAs(olivia);
    later(20);
    const laptop = await backend.signInAs(olivia);
    await backend.signInAs(jack);
    later(10);
    await backend.inject({ url: '/api/overview' }, phone);

    const { totalItems, member } = await sessionsOf(laptop);
    expect(totalItems).toBe(2);
    expect(member).toEqual([
      {
        '@id': expect.stringMatching(/^\/api\/sessions\/[0-9a-f-]{36}$/),
        '@type': 'Session',
        id: expect.any(String),
        device: 'Chrome on Linux',
        createdAt: '2026-11-21T10:20:00.000Z',
        lastSeenAt: '2026-11-21T10:30:00.000Z',
        current: true,
      },
      expect.objectContaining({
        createdAt: '2026-11-21T10:00:00.000Z',
        lastSeenAt: '2026-11-21T10:30:00.000Z',
        current: false,
      }),
    ]);
  });

  it('leaves out expired sessions', async () => {
    await backend.signInAs(olivia);
    later(61);
    expect((await sessionsOf(await backend.signInAs(olivia))).totalItems).toBe(1);
  });

  it('contains no secret', async () => {
    const headers = await backend.signInAs(olivia);
    const { tokens } = (await backend.inject({ url: '/api/auth/session', headers })).json();
    const text = JSON.stringify(await sessionsOf(headers));
    for (const secret of [tokens.accessToken, tokens.refreshToken, headers.cookie?.split('=')[1]]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/hash|secret|token|handle/i);
  });
});

describe('DELETE /api/sessions/{id}', () => {
  it('signs that browser out at once with access token, handle and cookie, and no other', async () => {
    const lost = await backend.signInAs(olivia);
    const mine = await backend.signInAs(olivia);
    const { refreshToken } = (await backend.inject({ url: '/api/auth/session', headers: lost })).json().tokens;
    const other = (await sessionsOf(mine)).member.find(({ current }) => !current);
    expect(await remove(`/api/sessions/${other?.id}`, mine)).toBe(204);
    expect(await isSignedIn(lost)).toEqual(no);
    const payload = { refreshToken };
    const refreshed = await backend.inject({ method: 'POST', url: '/api/auth/refresh-token', payload, headers: lost });
    expect(refreshed.statusCode).toBe(401);
    expect(await isSignedIn(mine)).toEqual(yes);
    expect(await remove(`/api/sessions/${other?.id}`, mine)).toBe(404);
  });

  it('is 404 for another user’s session', async () => {
    const jacks = await backend.signInAs(jack);
    const [one] = (await sessionsOf(jacks)).member;
    expect(await remove(`/api/sessions/${one?.id}`, await backend.signInAs(olivia))).toBe(404);
    expect(await isSignedIn(jacks)).toEqual(yes);
  });
});

describe('DELETE /api/sessions', () => {
  it('ends all other sessions', async () => {
    const [one, two, mine] = [
      await backend.signInAs(olivia),
      await backend.signInAs(olivia),
      await backend.signInAs(olivia),
    ];
    const jacks = await backend.signInAs(jack);
    expect(await remove('/api/sessions', mine)).toBe(204);
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([no, no]);
    expect([await isSignedIn(mine), await isSignedIn(jacks)]).toEqual([yes, yes]);
    expect((await sessionsOf(mine)).member.map(({ current }) => current)).toEqual([true]);
  });
});
