import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearSignInRedirects, recordSignInRedirect } from './sign-in-redirects.ts';

let stored: Map<string, string>;
let now: number;

const storage = (): Storage => ({
  length: 0,
  key: () => null,
  clear: () => stored.clear(),
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, text) => void stored.set(key, text),
  removeItem: (key) => void stored.delete(key),
});
const browser = { storage, now: () => now, cookieEnabled: () => true };
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

  it('(b.70) allows all when session storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (let redirect = 0; redirect < 5; redirect += 1)
      expect(recordSignInRedirect({ ...browser, storage: blocked })).toBe(true);
    expect(() => clearSignInRedirects({ ...browser, storage: blocked })).not.toThrow();
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
