import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { invalidateEarlierSignIns } from '../customer-users/customer-user-store.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { hashOf } from './secrets.ts';
import { sessionCookie } from './session-cookie.ts';
import { sessions } from './session-table.ts';

const { privateKey, publicKey } = await generateKeyPair('RS256');
const limit = 60;

let issuer: string;
let nonce = '';
/** The time at which the issuer says that the user typed the password. */
let typedAt = () => new Date();
let close: () => void;
let backend: TestBackend;
beforeAll(async () => {
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    const answers: Record<string, () => unknown> = {
      '/jwks': async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] }),
      '/token': async () => ({ access_token: 'a', token_type: 'Bearer', id_token: await idToken() }),
    };
    const discovery = {
      issuer,
      jwks_uri: `${issuer}/jwks`,
      authorization_endpoint: `${issuer}/login`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/logout`,
    };
    response.end(JSON.stringify((await answers[request.url ?? '']?.()) ?? discovery));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
  backend = await testBackend({ issuer, authRequestsPerMinute: limit });
});
afterAll(async () => {
  await backend.close();
  close();
});

function idToken(): Promise<string> {
  const claims = {
    nonce,
    email: 'mia@example.com',
    given_name: 'Mia',
    family_name: 'Ng',
    auth_time: Math.floor(typedAt().getTime() / 1000),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(issuer)
    .setAudience('verandah')
    .setSubject('mia')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(privateKey);
}

let visitors = 0;
/** Each test uses an IP address of its own, because of the rate limit. */
function open(url: string, cookie = '', from = `203.0.113.${visitors++}`) {
  return backend.inject({ url, headers: { cookie, 'x-forwarded-for': from } });
}

type Reply = Awaited<ReturnType<typeof open>>;
const setBy = (reply: Reply, name: string) => reply.cookies.find((cookie) => cookie.name === name);

/** Sends a browser with these cookies to the login service and back. */
async function signIn(cookies = ''): Promise<Reply> {
  return comeBack(await open('/auth/login?redirectUrl=%2Fproperties', cookies), cookies);
}

function comeBack(away: Reply, cookies = ''): Promise<Reply> {
  const asked = new URL(String(away.headers.location)).searchParams;
  nonce = asked.get('nonce') ?? '';
  const login = setBy(away, 'verandah-login');
  const callback = new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', iss: issuer });
  return open(`/auth/callback?${callback}`, `${cookies}; verandah-login=${login?.value}`);
}

describe('the session cookie', () => {
  it('is HttpOnly and SameSite, with an end', async () => {
    const back = await signIn();
    expect([back.statusCode, back.headers.location, back.headers['cache-control']]).toEqual([
      303,
      '/properties',
      'no-store',
    ]);
    const cookie = setBy(back, sessionCookie);
    expect(cookie).toMatchObject({
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      expires: expect.any(Date),
    });
    expect(cookie?.secure).toBeUndefined();
    expect(cookie?.domain).toBeUndefined();
    expect(cookie?.value.length).toBeGreaterThanOrEqual(43);
  });

  it('uses the __Host- prefix and Secure on https, and ignores a cookie without the prefix', async () => {
    const site = await testBackend({ publicOrigin: 'https://verandah.example' });
    const sent = await site.inject({ url: '/api/auth/csrf-token' });
    const [cookie] = sent.cookies;
    expect(cookie).toMatchObject({ name: '__Host-verandah', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
    const again = (name: string) =>
      site.inject({ url: '/api/auth/csrf-token', headers: { cookie: `${name}=${cookie?.value}` } });
    expect((await again('__Host-verandah')).cookies).toEqual([]);
    expect((await again('verandah')).cookies).toHaveLength(1);
    await site.close();
  });

  it('changes at each sign-in, so a planted cookie is worthless', async () => {
    const planted = setBy(await open('/api/auth/csrf-token'), sessionCookie)?.value ?? '';
    const mine = setBy(await signIn(`${sessionCookie}=${planted}`), sessionCookie)?.value ?? '';
    expect(mine).not.toBe(planted);
    const visitor = await open('/api/auth/session', `${sessionCookie}=${planted}`);
    expect(visitor.json().user).toBeNull();
    expect((await open('/api/auth/session', `${sessionCookie}=${mine}`)).json().user.givenName).toBe('Mia');
    const again = setBy(await signIn(`${sessionCookie}=${mine}`), sessionCookie)?.value;
    expect(again).not.toBe(mine);
    expect((await open('/api/auth/session', `${sessionCookie}=${mine}`)).json().user).toBeNull();
  });
});

describe('a password typed', () => {
  const revokedAt = new Date('2026-11-21T10:00:00.700Z');
  const comesAfterRevocation = async (typed: string) => {
    typedAt = () => new Date(typed);
    await signIn();
    const [mia] = await backend.database.select().from(customerUsers).where(eq(customerUsers.firstName, 'Mia'));
    await invalidateEarlierSignIns(backend.database, mia?.id ?? '', revokedAt);
    return signIn();
  };
  afterEach(async () => {
    await backend.database.update(customerUsers).set({ signInsRevokedAt: null });
    typedAt = () => new Date();
  });

  it.each(['2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z'])(
    'at %s is requested again after a session was revoked at 10:00:00.7',
    async (typed) => {
      const asked = await comesAfterRevocation(typed);
      expect(new URL(String(asked.headers.location)).searchParams.get('prompt')).toBe('login');
      expect(setBy(asked, sessionCookie)).toBeUndefined();
    },
  );

  it('in the second of the revocation counts when it was requested again', async () => {
    const asked = await comesAfterRevocation('2026-11-21T10:00:00Z');
    expect((await comeBack(asked)).headers.location).toBe('/properties');
  });

  it('long before the revocation is rejected instead of requested in a loop', async () => {
    const asked = await comesAfterRevocation('2026-11-21T09:00:00Z');
    expect((await comeBack(asked)).statusCode).toBe(400);
  });

  it('long ago is the time of the session, when the login service signs in without asking for it', async () => {
    typedAt = () => new Date('2026-11-21T09:00:00Z');
    const cookie = setBy(await signIn(), sessionCookie)?.value ?? '';
    const [session] = await backend.database
      .select()
      .from(sessions)
      .where(eq(sessions.secretHash, hashOf(cookie)));
    expect(session?.authenticatedAt).toEqual(typedAt());
  });

  it('a second after the revocation signs in', async () => {
    expect((await comesAfterRevocation('2026-11-21T10:00:01Z')).headers.location).toBe('/properties');
  });
});

describe('a sign-out that the page could not finish', () => {
  const mark = 'verandah-signing-out';
  const taken = { name: mark, value: '', path: '/', expires: new Date(0) };

  it('(c.43) ends with the session when the browser loads /auth/logout', async () => {
    const session = setBy(await signIn(), sessionCookie)?.value;
    const cookies = `${sessionCookie}=${session}; ${mark}=1`;
    const { tokens } = (await open('/api/auth/session', cookies)).json();
    const out = await open('/auth/logout?redirectUrl=%2Fsearch', cookies);
    expect(out.statusCode).toBe(303);
    expect(setBy(out, mark)).toMatchObject(taken);
    expect(setBy(out, sessionCookie)).toMatchObject({ value: '', expires: new Date(0) });
    expect((await open('/api/auth/session', cookies)).json().user).toBeNull();
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    expect((await backend.inject({ url: '/api/overview', headers })).statusCode).toBe(401);
  });

  it('(c.43) ends for a guest too, so pages stop retrying', async () => {
    expect(setBy(await open('/auth/logout', `${mark}=1`), mark)).toMatchObject(taken);
  });

  it('(c.43) does not end the next sign-in', async () => {
    expect(setBy(await signIn(`${mark}=1`), mark)).toMatchObject(taken);
  });
});

it.each(['/auth/login', '/auth/logout', '/auth/callback', '/auth/logged-out', '/api/auth/csrf-token'])(
  'limits %s per IP address',
  async (path) => {
    const from = `198.51.100.${visitors++}`;
    const statuses: number[] = [];
    for (let times = 0; times <= limit; times += 1) statuses.push((await open(path, '', from)).statusCode);
    expect(statuses.slice(0, limit)).not.toContain(429);
    const refused = await open(path, '', from);
    expect([statuses[limit], Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  },
);
