import { describe, expect, it } from '@jest/globals';
import { matchPage } from './match-page.ts';

const pages = [
  { path: '/' },
  { path: '/search/:listingType?/:propertyType?/:category?' },
  { path: '/properties/:propertyId' },
  { path: '/properties/create' },
  { path: '/properties/:propertyId/listings' },
];

describe('matchPage', () => {
  it.each([
    ['/', '/', {}],
    ['/search', '/search/:listingType?/:propertyType?/:category?', {}],
    ['/search/lease/', '/search/:listingType?/:propertyType?/:category?', { listingType: 'lease' }],
    ['/properties/create', '/properties/create', {}],
    ['/properties/a%2Fb', '/properties/:propertyId', { propertyId: 'a/b' }],
    ['/properties/1/listings', '/properties/:propertyId/listings', { propertyId: '1' }],
  ])('%s belongs to %s', (path, pattern, params) =>
    expect(matchPage(pages, path)).toEqual({ page: { path: pattern }, params }),
  );

  it.each(['/searching', '/search/a/b/c/d', '/properties', '/properties/1/nothing', '/properties/%zz'])(
    '%s belongs to nobody',
    (path) => expect(matchPage(pages, path)).toBeNull(),
  );
});
