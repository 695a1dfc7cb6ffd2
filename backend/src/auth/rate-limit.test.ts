import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ authRequestsPerMinute: 3 });
});
afterAll(() => backend.close());

const session = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  backend.inject({ url: '/api/auth/session', headers, remoteAddress });

it('limits /api/auth/ per IP address that the gateway forwards', async () => {
  const visitor = { 'x-forwarded-for': '203.0.113.7' };
  for (let times = 0; times < 3; times += 1) expect((await session(visitor)).statusCode).toBe(200);
  const refused = await session(visitor);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await session({ 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200);
});

it('trusts X-Forwarded-For from the gateway only', async () => {
  for (let times = 0; times < 3; times += 1) {
    await session({ 'x-forwarded-for': `203.0.113.${20 + times}` }, '198.51.100.1');
  }
  expect((await session({ 'x-forwarded-for': '203.0.113.99' }, '198.51.100.1')).statusCode).toBe(429);
});
