import { afterEach, expect, it } from '@jest/globals';
import { loadTagManager } from './load-tag-manager.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'dataLayer');
  document.querySelector('script')?.remove();
});

it.each([null, '', 'GTM-', 'GTM-abc', 'gtm-A1', 'GTM-A1"', 'GTM-A1\n', 'xGTM-A1', 'GTM-A1&x=1'])(
  'loads nothing for %j',
  (id) => {
    expect(loadTagManager(document, id)).toBe(false);
    expect(document.querySelector('script')).toBeNull();
    expect(Reflect.has(globalThis, 'dataLayer')).toBe(false);
  },
);

it('loads the tag manager after it has set up the data layer (SPEC §9)', () => {
  expect(loadTagManager(document, 'GTM-AB12')).toBe(true);
  expect(document.querySelector('script')?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-AB12');
  expect(Reflect.get(globalThis, 'dataLayer')).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
});
