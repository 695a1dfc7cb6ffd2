import { describe, expect, it } from '@jest/globals';
import { bucketCookie } from './bucket-cookie.ts';

const site = bucketCookie('https://verandah.example');
const reading = (cookie: string | undefined) => site.read({ headers: { ...(cookie !== undefined && { cookie }) } });

describe('the cookie with the group of a visitor', () => {
  it('has only a number, and is for the whole site and no script', () => {
    expect(site.store(7)).toBe('__Host-verandah-group=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure');
    expect(bucketCookie('http://localhost:4300').store(99)).toBe(
      'verandah-group=99; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
    );
  });

  it('is read among others', () => {
    expect(reading('a=1; __Host-verandah-group=42; b=2')).toBe(42);
    expect([reading('__Host-verandah-group=0'), reading('__Host-verandah-group=99')]).toEqual([0, 99]);
  });

  it.each([
    undefined,
    '',
    'a=1',
    ...['', '100', '-1', '007', '1.5', 'x', '5x', '1e1'].map((bad) => `__Host-verandah-group=${bad}`),
  ])('is none: %s', (cookie) => {
    expect(reading(cookie)).toBeNull();
  });
});
