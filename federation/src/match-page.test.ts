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
    'no page matches %s',
    (path) => expect(matchPage(pages, path)).toBeNull(),
  );

  it('a parameter with listed values has no page for other values', () => {
    const search = { path: '/search/:listingType?/:category?', paramValues: { listingType: ['sale', 'lease'] } };
    for (const path of ['/search', '/search/sale', '/search/lease/house'])
      expect(matchPage([search], path)?.page).toBe(search);
    for (const path of ['/search/xyz', '/search/Sale', '/search/constructor/house'])
      expect(matchPage([search], path)).toBeNull();
    expect(matchPage([search, { path: '/search/:anything' }], '/search/xyz')?.page.path).toBe('/search/:anything');
  });
});
