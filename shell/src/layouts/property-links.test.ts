import { expect, it } from '@jest/globals';
import type { RemoteRelease } from 'federation';
import { findLink, propertySections } from './property-links.ts';

type Page = RemoteRelease['pages'][number];

const page = (path: string, more: Partial<Page> = {}): Page => ({
  path,
  page: path.slice(1).replaceAll(/\W+/g, '-'),
  layout: 'property-dashboard',
  access: 'protected',
  guards: ['property'],
  title: 'Page',
  ...more,
});
const listings = '/properties/:propertyId/listings';
const offers = '/properties/:propertyId/offers';
const pages = [
  page(`${listings}/create`),
  page(`${listings}/:listingId/offers`, { activeNavPath: offers }),
  page(listings, { nav: { in: 'property', label: 'Listings', order: 20 } }),
  page(offers, { nav: { in: 'property', label: 'Offers', order: 25 } }),
];

it.each([
  ['/properties/p1/listings', 'Listings'],
  ['/properties/p1/listings/create', 'Listings'],
  ['/properties/p1/listings/l1/offers', 'Offers'],
  ['/properties/p1/offers', 'Offers'],
  ['/properties/p1/documents', undefined],
])('on %s, marks the link that the page names, or else the one above its path: %s', (path, label) => {
  expect(findLink(propertySections([{ pages }], 'p1'), path)?.label).toBe(label);
});
