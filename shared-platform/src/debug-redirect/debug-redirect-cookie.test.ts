import { expect, it } from '@jest/globals';
import { setDebugRedirectCookie } from './debug-redirect-cookie.ts';

it('saves the path for 30 seconds (SPEC §9)', () => {
  const document = { cookie: '' };
  setDebugRedirectCookie(document, '/orders/a;b');
  expect(document.cookie).toBe('verandah-debug-redirect=%2Forders%2Fa%3Bb; Path=/; Max-Age=30; SameSite=Lax');
});

it('(b.69) does nothing where cookies are blocked', () => {
  const blocked = {
    get cookie(): string {
      throw new DOMException('denied', 'SecurityError');
    },
    set cookie(_value: string) {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(() => setDebugRedirectCookie(blocked, '/x')).not.toThrow();
});
