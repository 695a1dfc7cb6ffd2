import { beforeEach, expect, it } from '@jest/globals';
import { addresses } from 'shared-contract/page/addresses';
import { noteWayBack, takeWayBack } from './way-back.ts';

const offer = '/offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA';
let kept: Map<string, string>;
let now = 0;

beforeEach(() => {
  kept = new Map();
  now = Date.UTC(2026, 10, 21);
});

const at = (pathname: string, search = '') => ({
  location: { pathname, search, origin: 'https://verandah.example' },
  now: () => now,
  storage: (): Storage => ({
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }),
});

it.each([addresses.logout(offer), addresses.login(offer)])(
  'left for %s the page whose address is a key is come back to, once, and its address is in no other',
  (path) => {
    expect(path).not.toContain('kD3v');
    noteWayBack(path, at(offer, '?a=1'));
    expect(takeWayBack(at('/'))).toBe(`${offer}?a=1`);
    expect(takeWayBack(at('/'))).toBeNull();
  },
);

it('is nobody else’s: not after a sign-out, not from another page, not later, not on another way', () => {
  noteWayBack(addresses.logout('/search'), at(offer));
  noteWayBack(addresses.login('/'), at('/properties'));
  expect(kept.size).toBe(0);
  noteWayBack(addresses.login(offer), at(offer));
  expect(takeWayBack(at('/search'))).toBeNull();
  expect(kept.size).toBe(0);
  noteWayBack(addresses.login(offer), at(offer));
  now += 15 * 60_000;
  expect(takeWayBack(at('/'))).toBeNull();
});

it.each([
  'null',
  '7',
  '{"a":1}',
  '["x","/offers/t"]',
  '[9e15,"//evil.example"]',
  '[9e15,"//offers/x"]',
  '[9e15,"/offers/..//evil.example"]',
  '[9e15,"/properties"]',
  'cut [',
])('(b.71) %s in its place does no harm', (text) => {
  kept.set('verandah-way-back', text);
  expect(takeWayBack(at('/'))).toBeNull();
});

it('(b.70) without storage nobody comes back, and nobody fails', () => {
  const blocked = {
    ...at(offer),
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(() => noteWayBack(addresses.login(offer), blocked)).not.toThrow();
  expect(takeWayBack({ ...at('/'), storage: blocked.storage })).toBeNull();
});
