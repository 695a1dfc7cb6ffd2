import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://user:secret@localhost:4300/',
  '/auth/logout',
  'properties',
  '/\u2028/evil.example',
])('V42: /auth/logout never redirects to %j', async (redirectUrl) => {
  const response = await backend.inject({ url: `/auth/logout?redirectUrl=${encodeURIComponent(redirectUrl)}` });
  const { location } = response.headers;
  expect([response.statusCode, location]).toEqual([303, expect.any(String)]);
  const { origin, pathname } = new URL(String(location), backend.config.publicOrigin);
  expect([origin, pathname]).toEqual([backend.config.publicOrigin, '/']);
});

it('V42: keeps a path of this site with its query', async () => {
  const response = await backend.inject({ url: '/auth/logout?redirectUrl=%2Fsearch%3Fpage%3D2' });
  expect(response.headers.location).toMatch(/\/search\?page=2$/);
});

it('returns to the same page after a forced sign-in, and never to another site (V42)', async () => {
  const again = (redirectUrl: string) =>
    backend.inject({ url: `/auth/logout?redirectUrl=${encodeURIComponent(redirectUrl)}&then=login` });
  expect((await again('/listings/7?a=b')).headers.location).toBe('/auth/login?redirectUrl=%2Flistings%2F7%3Fa%3Db');
  expect((await again('//evil.example')).headers.location).toBe('/auth/login?redirectUrl=%2F');
  // Signs in through the issuer, which returns `state`.
  const out = (state: string) => backend.inject({ url: `/auth/logged-out?state=${encodeURIComponent(state)}` });
  expect((await out('login:/listings/7?a=b')).headers.location).toBe('/auth/login?redirectUrl=%2Flistings%2F7%3Fa%3Db');
  expect((await out('login://evil.example')).headers.location).toBe('/auth/login?redirectUrl=%2F');
});
