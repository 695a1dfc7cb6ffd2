import { describe, expect, it } from '@jest/globals';
import { sourceFiles } from './source-files.ts';

/** The titles that SPEC §2 gives, by the path of the page. Some of these pages are not built yet. */
const titles: Record<string, string> = {
  '/properties/:propertyId/welcome': 'Welcome',
  '/properties/:propertyId/downloads': 'Forms & Downloads',
  '/properties/:propertyId/enquiry-history': 'Enquiry History',
  '/properties/:propertyId/tenancy-agreements/create': 'Create Lease Agreement for the property',
  '/orders/:orderId': 'Order',
  '/properties/:propertyId/orders/:orderId': 'Order',
  '/tenant-checks': 'Tenant Checks',
  '/tenant-checks/create': 'Request a tenant check - Information',
};

/** The layouts that SPEC §2 gives; pages of guests have `clean`. */
const layouts: Record<string, string> = {
  '/listings/:listingId': 'clean',
  '/make-an-offer': 'clean',
  '/offers/:token': 'clean',
  '/agreements/:token': 'clean',
  '/apply': 'clean',
  '/applications/:token': 'clean',
  '/shortlist': 'clean',
  '/shortlist/compare': 'clean',
  '/inspections': 'clean',
  '/inspections/:token': 'clean',
  '/saved-searches': 'clean',
  '/properties/create': 'focused-property-create',
  '/properties/:propertyId': 'property-dashboard',
  '/listings/:listingId/edit': 'focused-listing',
  '/orders/:orderId/checkout': 'checkout',
};

const row = /path: '([^']+)',[^}]*?\btitle: '([^']+)'/g;
const pages = sourceFiles()
  .filter(({ path }) => /^remote-[^/]+\/src\/remote\.ts$/.test(path))
  .flatMap(({ text }) => [...text.matchAll(row)].map(([source, path = '', title = '']) => ({ source, path, title })));
const layoutOf = (source: string) => /\blayout: '([^']+)'/.exec(source)?.[1] ?? 'default';

describe('the page tables', () => {
  it('are read completely', () => expect(pages.length).toBeGreaterThan(30));

  it.each(pages.filter(({ path }) => path in titles))('have the title of the specification for $path', (page) => {
    expect(page.title).toBe(titles[page.path]);
  });

  it.each(pages.filter(({ path }) => path in layouts))('have the layout of the specification for $path', (page) => {
    expect(layoutOf(page.source)).toBe(layouts[page.path]);
  });
});
