import { beforeEach, expect, it } from '@jest/globals';
import { addresses } from 'shared-contract/page/addresses';
import { consumeReturnPosition, saveReturnPosition } from './return-position.ts';

let stored: Map<string, string>;
let now = 0;
beforeEach(() => {
  stored = new Map();
  now = Date.UTC(2026, 10, 21);
});

const at = (pathname: string, search = '') => ({
  location: { pathname, search },
  now: () => now,
  scrollY: () => 1200,
  storage: (): Storage => ({
    length: 0,
    key: () => null,
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  }),
});

it.each([addresses.login, addresses.signUp])('is where the page was before the sign-in, once', (leaveFor) => {
  saveReturnPosition(leaveFor('/search?page=2'), at('/search', '?page=2'));
  expect(consumeReturnPosition(at('/search', '?page=2'))).toBe(1200);
  expect(consumeReturnPosition(at('/search', '?page=2'))).toBeNull();
});

it('is not restored on another page or after 15 minutes', () => {
  saveReturnPosition(addresses.login('/search'), at('/search'));
  expect(consumeReturnPosition(at('/'))).toBeNull();
  saveReturnPosition(addresses.login('/search'), at('/search'));
  now += 15 * 60_000;
  expect(consumeReturnPosition(at('/search'))).toBeNull();
});

it('is not saved for a sign-out, or for a page to which the login service does not lead back', () => {
  saveReturnPosition(addresses.logout('/search'), at('/search'));
  const offer = '/offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA';
  saveReturnPosition(addresses.login(offer), at(offer));
  expect(stored.size).toBe(0);
});
