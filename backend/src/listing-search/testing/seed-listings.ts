import type { ListingDetail } from 'shared-contract/listing/listing';
import type { Database } from '../../database/database.ts';
import { hiddenPrice, insertListing, insertSuburb, rent } from '../../testing/index.ts';

const terms = (pairs: Record<string, string | number | boolean>): ListingDetail[] =>
  Object.entries(pairs).map(([name, value]) => ({ name: name as ListingDetail['name'], value }));

/** Inserts five listings of one owner and returns the one with a hidden street. */
export async function seedListings(database: Database, ownerId: string) {
  const place = (name: string, latitude: number) =>
    insertSuburb(database, { name, postcode: '3000', latitude, longitude: 145, settlement: 'metro' });
  await place('Middle', -37.8);
  await place('Near', -37.84);
  await place('Far', -37.9);
  await insertSuburb(database, { name: 'Secret', postcode: '3000', latitude: -30.25, longitude: 150.75 });
  const add = (headline: string, day: string, init: Omit<Parameters<typeof insertListing>[1], 'ownerId'> = {}) =>
    insertListing(database, { ownerId, headline, publishedAt: new Date(`2037-11-${day}T00:00:00Z`), ...init });
  const at = (suburb: string, latitude = -37.8) => ({ suburb, postcode: '3000', latitude, longitude: 145 });
  const open = (day: string, hour: string) => ({
    startAt: new Date(`2037-11-${day}T${hour}:00:00Z`),
    endAt: new Date(`2037-11-${day}T${hour}:30:00Z`),
  });
  await add('middle', '01', {
    property: at('Middle'),
    listingPropertyDetails: terms({
      landArea: 2,
      landAreaUnit: 'acre',
      availabilityDate: '2037-12-01',
      petsAllowed: true,
    }),
    features: { Outdoor: ['Swimming pool', 'Solar panels'] },
    opens: [open('20', '23')],
  });
  await add('near', '02', {
    property: at('Near', -37.84),
    listingPropertyDetails: terms({
      landArea: 500,
      landAreaUnit: 'squareMeter',
      furnished: true,
      smokingPermitted: true,
    }),
    // Sunday in Melbourne, Saturday in Greenwich.
    opens: [open('21', '22')],
  });
  await add('far', '03', {
    property: at('Far', -37.9),
    status: 'underOffer',
    description: '<p>Views of the bay, and a <strong>workshop</strong>.</p>',
    auctionAt: new Date('2037-12-05T00:00:00Z'),
  });
  await add('past auction gallery', '04', { auctionAt: new Date('2037-11-01T00:00:00Z'), pricing: hiddenPrice(500) });
  return add('private', '05', {
    streetHidden: true,
    pricing: rent(900),
    property: {
      streetAddress: '5 Zanzibar Street',
      suburb: 'Secret',
      postcode: '3000',
      latitude: -30.12345,
      longitude: 150.98765,
    },
  });
}
