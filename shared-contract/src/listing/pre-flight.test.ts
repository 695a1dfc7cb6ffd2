import { describe, expect, it } from '@jest/globals';
import type { Listing } from './listing.ts';
import { descriptionStatus } from './listing-standing.ts';
import { preFlight } from './pre-flight.ts';

const now = new Date('2026-11-21T02:00:00Z');

/** A complete listing of a house for lease. */
function aListing(over: Partial<Listing> = {}): Listing {
  const photo = (id: string, width = 1600, height = 1067) => ({
    id,
    kind: 'photo' as const,
    picture: { id, width, height, alt: 'Photo' },
  });
  return {
    '@id': '/api/listings/1',
    '@type': 'Listing',
    id: '1',
    type: 'lease',
    status: 'draft',
    headline: 'Sunny house near the river',
    description: `<p>${'Three bedrooms, a garden and the river at the end of the street. '.repeat(4)}</p>`,
    property: {
      '@id': '/api/properties/1',
      '@type': 'ResidentialProperty',
      id: '1',
      propertyType: { name: 'Residential' },
      category: { name: 'House' },
      address: { fullAddress: '1 Bridge Road, Richmond VIC 3121', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
      timeZone: 'Australia/Melbourne',
    },
    bond: '2600.00',
    pricing: { displayType: 'value', displayValue: { value: '650.00' } },
    listingPropertyDetails: [
      { name: 'bedrooms', value: 3 },
      { name: 'baths', value: 1 },
      { name: 'availabilityDate', value: '2026-12-01' },
    ],
    features: [{ name: 'Garden', category: 'Outdoors' }],
    listingAssets: ['a', 'b', 'c', 'd'].map((id) => photo(id)),
    listingOpens: [
      {
        '@id': '/api/listing-opens/1',
        '@type': 'ListingOpen',
        id: '1',
        listing: '/api/listings/1',
        startAt: '2026-11-28T00:00:00Z',
        endAt: '2026-11-28T00:30:00Z',
        timeZone: 'Australia/Melbourne',
      },
    ],
    contactDetail: { name: 'Sam', email: 'sam@example.com' },
    readiness: { ownership: 'verified', order: 'free' },
    ...over,
  };
}
const codes = (over: Partial<Listing>) => preFlight(aListing(over), now).map(({ code, severity }) => [code, severity]);
const fixOf = (over: Partial<Listing>) => preFlight(aListing(over), now).find(({ fix }) => fix)?.fix;

describe('the pre-flight', () => {
  it('V9: warns of a postcode that portals look for in another state', () => {
    const { property } = aListing();
    const address = { ...property.address, suburb: 'Surveyors Bay', state: 'NSW' as const, postcode: '2611' };
    expect(codes({ property: { ...property, address } })).toEqual([['place', 'warning']]);
  });

  it('finds nothing to say of a complete listing', () => {
    expect(preFlight(aListing(), now)).toEqual([]);
  });

  it.each<[string, Partial<Listing>, [string, string]]>([
    ['V18: no photo', { listingAssets: [] }, ['no-photo', 'error']],
    ['V18: one photo', { listingAssets: aListing().listingAssets.slice(0, 1) }, ['few-photos', 'warning']],
    [
      'V20: a rent as a range',
      { pricing: { displayType: 'range', displayValue: { range: { min: '600.00', max: '700.00' } } } },
      ['rule', 'error'],
    ],
    ['V22: a hidden price that is missing', { pricing: { displayType: 'hide' } }, ['missing', 'error']],
    ['V17: capitals', { headline: 'SUNNY HOUSE NEAR THE RIVER' }, ['capitals', 'warning']],
    ['V17: a long headline', { headline: 'a '.repeat(41) }, ['long-headline', 'warning']],
    [
      'V24: a date that has passed',
      {
        listingPropertyDetails: [
          { name: 'bedrooms', value: 3 },
          { name: 'baths', value: 1 },
          { name: 'availabilityDate', value: '2026-11-01' },
        ],
      },
      ['available-date', 'warning'],
    ],
    ['V25: ownership', { readiness: { ownership: 'pending', order: 'free' } }, ['ownership', 'error']],
    ['V25: an unpaid order', { readiness: { ownership: 'verified', order: 'unpaid' } }, ['order', 'error']],
    ['for the public, who knows nothing of it', { readiness: undefined }, ['ownership', 'error']],
  ])('%s', (_name, over, expected) => {
    expect(codes(over)).toContainEqual(expected);
  });

  it('V17: takes out what portals refuse, and leaves the rest', () => {
    const description =
      '<p>Sunny. <strong>Call 0491 570 006</strong> or sam@example.com, www.example.com. Private sale!</p>';
    expect(fixOf({ description })).toEqual({
      label: 'Take it out',
      patch: { headline: 'Sunny house near the river', description: '<p>Sunny. <strong>Call </strong> or,!</p>' },
    });
  });

  it.each(['BARGAIN!', 'SUNNY 3BR', 'SEA VIEWS'])('V17: tells of %s in the words of its step', (headline) => {
    const listing = aListing({ headline });
    const { advice } = descriptionStatus({ listing, now });
    expect(advice).toEqual(['Write the headline in sentence case: capitals alone are hard to read.']);
    expect(preFlight(listing, now)).toMatchObject([{ code: 'capitals', message: advice[0] }]);
  });

  it.each([[aListing().listingOpens], [[]]])(
    'V19: tells once of an auction before anybody can look',
    (listingOpens) => {
      const found = preFlight(aListing({ listingOpens, auctionDateTime: '2026-11-25T00:00:00Z' }), now);
      const ofAuction = found.filter(({ message }) => message.includes('auction'));
      expect(ofAuction).toMatchObject([{ severity: 'warning', step: 'inspections' }]);
    },
  );

  it('V17: takes initials and one word in capitals for no shouting', () => {
    expect(codes({ headline: 'Close to the CBD and the MCG' })).toEqual([]);
  });

  it('writes a shouted headline like a sentence', () => {
    expect(fixOf({ headline: 'SUNNY HOUSE' })?.patch).toEqual({ headline: 'Sunny house' });
  });

  it('says errors first', () => {
    const severities = codes({ listingAssets: [], headline: 'SUNNY HOUSE' }).map(([, severity]) => severity);
    expect(severities).toEqual([...severities].sort());
  });
});
