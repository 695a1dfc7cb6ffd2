import { expect, it } from '@jest/globals';
import { cookiePrefix, signingOutMark } from './session.ts';

it.each([
  ['https://verandah.example', '__Host-'],
  ['https://localhost:4300', '__Host-'],
  ['http://verandah.example', '__Host-'],
  ['http://localhost.verandah.example', '__Host-'],
  ['http://localhost:4300', ''],
  ['http://127.0.0.1:4300', ''],
  ['http://[::1]:4300', ''],
])('cookies of %s have the prefix "%s"', (origin, prefix) => {
  expect(cookiePrefix(origin)).toBe(prefix);
});

it('the cookie of a sign-out is Secure where its name has the prefix', () => {
  expect(signingOutMark('https://verandah.example').cookie).toMatch(/^__Host-.*; Secure$/);
  expect(signingOutMark('http://localhost:4300').cookie).not.toContain('Secure');
});
