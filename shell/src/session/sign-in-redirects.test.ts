import { beforeEach, describe, expect, it } from '@jest/globals';
import type { StorageArea } from 'shared-platform/host';
import { clearSignInRedirects, recordSignInRedirect } from './sign-in-redirects.ts';

let stored: Map<string, string>;
let now: number;

const area: StorageArea = {
  read: (key) => stored.get(key) ?? null,
  write: (key, text) => void stored.set(key, text),
  remove: (key) => void stored.delete(key),
  keys: () => [...stored.keys()],
};
const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
const blocked: StorageArea = { read: refuse, write: refuse, remove: refuse, keys: refuse };
const browser = { areas: [area, blocked], now: () => now, cookieEnabled: () => true };
const redirects = (count: number) => Array.from({ length: count }, () => recordSignInRedirect(browser));

beforeEach(() => {
  stored = new Map();
  now = Date.UTC(2026, 10, 21);
});

describe('recordSignInRedirect', () => {
  it('(c.60) allows three redirects in 30 s', () => {
    expect(redirects(5)).toEqual([true, true, true, false, false]);
    now += 29_999;
    expect(redirects(1)).toEqual([false]);
    now += 1;
    expect(redirects(4)).toEqual([true, true, true, false]);
  });

  it('(c.60) allows three more after the user tries again', () => {
    redirects(4);
    clearSignInRedirects(browser);
    expect(redirects(4)).toEqual([true, true, true, false]);
  });

  it('(c.60) allows none when the browser blocks cookies', () => {
    expect(recordSignInRedirect({ ...browser, cookieEnabled: () => false })).toBe(false);
  });

  it('(c.60) (b.70) counts in a cookie when session storage is blocked', () => {
    const withCookies = { ...browser, areas: [blocked, area] };
    const results = Array.from({ length: 4 }, () => recordSignInRedirect(withCookies));
    expect(results).toEqual([true, true, true, false]);
    clearSignInRedirects(withCookies);
    expect(recordSignInRedirect(withCookies)).toBe(true);
  });

  it('(c.60) allows none when the browser stores neither, because it would not store the sign-in', () => {
    const none = { ...browser, areas: [blocked, blocked] };
    expect(recordSignInRedirect(none)).toBe(false);
    expect(() => clearSignInRedirects(none)).not.toThrow();
  });

  it.each(['null', '7', '{"a":1}', '["x",null]', 'cut ['])('(b.71) ignores the unusable record %s', (text) => {
    stored.set('verandah-sign-in-redirects', text);
    expect(redirects(1)).toEqual([true]);
  });

  it('does not count times in the future, which a clock that was set leaves behind', () => {
    redirects(3);
    now -= 86_400_000;
    expect(redirects(1)).toEqual([true]);
  });
});
