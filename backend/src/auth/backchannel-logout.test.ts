import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { sessions } from './session-table.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const strange = await generateKeyPair('RS256');

let issuer: string;
let close: () => void;
let backend: TestBackend;
beforeAll(async () => {
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    const isKeys = request.url === '/jwks';
    const keys = [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }];
    response.end(JSON.stringify(isKeys ? { keys } : { issuer, jwks_uri: `${issuer}/jwks` }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
  backend = await testBackend({ issuer });
});
afterAll(async () => {
  await backend.close();
  close();
});

type Headers = Record<string, string>;
let olivia: { id: string };
let [laptop, phone, jacks]: [Headers, Headers, Headers] = [{}, {}, {}];
beforeEach(async () => {
  const jack = { id: crypto.randomUUID() };
  olivia = { id: crypto.randomUUID() };
  [laptop, phone, jacks] = [
    await backend.signInAs(olivia),
    await backend.signInAs(olivia),
    await backend.signInAs(jack),
  ];
  await backend.database.update(customerUsers).set({ subject: olivia.id }).where(eq(customerUsers.id, olivia.id));
});

type Claims = Record<string, unknown>;
function tokenOf(claims: Claims = {}, key = privateKey): Promise<string> {
  const all = { iss: issuer, aud: 'verandah', jti: 'j', sub: olivia.id, events: { [event]: {} }, ...claims };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const token = new SignJWT(given).setProtectedHeader({ alg: 'RS256', kid: 'k', typ: 'logout+jwt' });
  return ('iat' in claims ? token : token.setIssuedAt()).sign(key);
}
const send = async (token: string) => {
  const payload = new URLSearchParams({ logout_token: token }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await backend.inject({ method: 'POST', url: '/auth/backchannel-logout', payload, headers })).statusCode;
};
const signedIn = async () =>
  Promise.all(
    [laptop, phone, jacks].map(async ({ authorization = '' }) => {
      const { statusCode } = await backend.inject({ url: '/api/overview', headers: { authorization } });
      return statusCode === 200;
    }),
  );

describe('POST /auth/backchannel-logout', () => {
  it('(c.59) ends all sessions of the subject on the next request, and no other sessions', async () => {
    expect(await send(await tokenOf())).toBe(200);
    expect(await signedIn()).toEqual([false, false, true]);
  });

  it('ends only the session that the issuer names', async () => {
    const [first] = await backend.database.select().from(sessions).where(eq(sessions.userId, olivia.id)).limit(1);
    await backend.database
      .update(sessions)
      .set({ issuerSession: 's1' })
      .where(eq(sessions.id, first?.id ?? ''));
    expect(await send(await tokenOf({ sid: 's1' }))).toBe(200);
    expect((await signedIn()).filter(Boolean)).toHaveLength(2);
    expect(await send(await tokenOf({ sid: 'unknown' }))).toBe(200);
    expect((await signedIn()).filter(Boolean)).toHaveLength(2);
  });

  it.each<[string, () => Claims]>([
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['another audience', () => ({ aud: 'other' })],
    ['no event', () => ({ events: undefined })],
    ['another event', () => ({ events: { other: {} } })],
    ['an ID token’s nonce', () => ({ nonce: 'n' })],
    ['no subject', () => ({ sub: undefined })],
    ['yesterday', () => ({ iat: Math.floor(Date.now() / 1000) - 86_400 })],
    ['tomorrow', () => ({ iat: Math.floor(Date.now() / 1000) + 86_400 })],
  ])('rejects %s', async (_name, claims) => {
    expect(await send(await tokenOf(claims()))).toBe(400);
    expect(await signedIn()).toEqual([true, true, true]);
  });

  it('rejects a token that the issuer did not sign', async () => {
    const [, body] = (await tokenOf()).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const token of ['', 'x', unsigned, await tokenOf({}, strange.privateKey)]) {
      expect([token, await send(token)]).toEqual([token, 400]);
    }
    expect(await signedIn()).toEqual([true, true, true]);
  });
});
