import { expect, it } from '@jest/globals';
import { aPage } from 'federation/testing';
import { robotsRules } from './robots-rules.ts';

const rulesOf = (...rows: Parameters<typeof aPage>[0][]) => robotsRules(rows.map((row) => aPage(row)));
const always = ['Disallow: /api/', 'Disallow: /auth/'];

it('keeps crawlers away from pages that need a session, once per prefix', () => {
  const rules = rulesOf(
    { path: '/properties' },
    { path: '/properties/:propertyId/listings' },
    { path: '/make-an-offer', access: 'guest' },
    { path: '/search/:listingType?', access: 'public' },
  );
  expect(rules).toEqual([...always, 'Disallow: /make-an-offer', 'Disallow: /properties', 'Allow: /']);
});

it('disallows a protected page below a public one, and the home page alone', () => {
  const rules = rulesOf(
    { path: '/' },
    { path: '/listings/:listingId', access: 'public' },
    { path: '/listings/:id/edit/:step?' },
  );
  expect(rules).toEqual(['Disallow: /$', ...always, 'Disallow: /listings/*/edit', 'Allow: /']);
});

it('keeps crawlers away from secret URLs', () => {
  expect(rulesOf({ path: '/offers/:token', access: 'public', secretUrl: true })).toContain('Disallow: /offers/*');
});

it('allows a public page below a disallowed path', () => {
  const rules = rulesOf({ path: '/rent' }, { path: '/rent/rules/:state', access: 'public' });
  expect(rules).toEqual([...always, 'Disallow: /rent', 'Allow: /rent/rules/*', 'Allow: /']);
});
