import { beforeEach, describe, expect, it } from '@jest/globals';
import { addresses } from 'shared-contract/page/addresses';
import { consumeReturnPath, saveReturnPath } from './return-path.ts';

const offer = '/offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA';
let stored: Map<string, string>;
let now = 0;

beforeEach(() => {
  stored = new Map();
  now = Date.UTC(2026, 10, 21);
});

const at = (pathname: string, search = '') => ({
  location: { pathname, search, origin: 'https://verandah.example' },
  now: () => now,
  storage: (): Storage => ({
    length: 0,
    key: () => null,
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  }),
});

describe('the return path', () => {
  it.each([addresses.logout(offer), addresses.login(offer)])(
    'returns once to a page with a secret URL, which is not part of %s',
    (path) => {
      expect(path).not.toContain('kD3v');
      saveReturnPath(path, at(offer, '?a=1'));
      expect(consumeReturnPath(at('/'))).toBe(`${offer}?a=1`);
      expect(consumeReturnPath(at('/'))).toBeNull();
    },
  );

  it('is not saved for a sign-out or for a page without a secret URL', () => {
    saveReturnPath(addresses.logout('/search'), at(offer));
    saveReturnPath(addresses.login('/'), at('/properties'));
    expect(stored.size).toBe(0);
  });

  it('is dropped on another page and after 15 minutes', () => {
    saveReturnPath(addresses.login(offer), at(offer));
    expect(consumeReturnPath(at('/search'))).toBeNull();
    expect(stored.size).toBe(0);
    saveReturnPath(addresses.login(offer), at(offer));
    now += 15 * 60_000;
    expect(consumeReturnPath(at('/'))).toBeNull();
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
  ])('(b.71) ignores the stored value %s', (text) => {
    stored.set('verandah-return-path', text);
    expect(consumeReturnPath(at('/'))).toBeNull();
  });

  it('(b.70) does nothing where storage is blocked', () => {
    const blocked = {
      ...at(offer),
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(() => saveReturnPath(addresses.login(offer), blocked)).not.toThrow();
    expect(consumeReturnPath({ ...at('/'), storage: blocked.storage })).toBeNull();
  });
});
