import { expect, it } from '@jest/globals';
import { cookiePrefix } from './session.ts';

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
