import { expect, it } from '@jest/globals';
import { loadTagManager } from './load-tag-manager.ts';

it.each([null, '', 'GTM-', 'GTM-abc', 'gtm-A1', 'GTM-A1"', 'GTM-A1\n', 'xGTM-A1', 'GTM-A1&x=1'])(
  'loads nothing for %j',
  (id) => {
    expect(loadTagManager(document, id, 'n')).toBe(false);
    expect(document.querySelector('script')).toBeNull();
  },
);

it('loads the tag manager with the nonce of the page (SPEC §9)', () => {
  expect(loadTagManager(document, 'GTM-AB12', 'once')).toBe(true);
  const script = document.querySelector('script');
  expect(script?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-AB12');
  expect(script?.nonce).toBe('once');
});
