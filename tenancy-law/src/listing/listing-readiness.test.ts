import { describe, expect, it } from '@jest/globals';
import type { Listing } from 'shared-contract/listing/listing';
import { blocksPublishing, readinessFindings, stepStatus } from './listing-readiness.ts';

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
const codes = (over: Partial<Listing>) =>
  readinessFindings(aListing(over), now).map(({ code, severity }) => [code, severity]);
const fixOf = (over: Partial<Listing>) => readinessFindings(aListing(over), now).find(({ fix }) => fix)?.fix;

describe('readinessFindings', () => {
  it('V9: warns about a postcode that portals expect in another state', () => {
    const { property } = aListing();
    const address = { ...property.address, suburb: 'Surveyors Bay', state: 'NSW' as const, postcode: '2611' };
    expect(codes({ property: { ...property, address } })).toEqual([['place', 'advice']]);
  });

  it('finds nothing in a complete listing', () => {
    expect(readinessFindings(aListing(), now)).toEqual([]);
  });

  it.each<[string, Partial<Listing>, [string, string]]>([
    ['V18: no photo', { listingAssets: [] }, ['no-photo', 'missing']],
    ['V18: one photo', { listingAssets: aListing().listingAssets.slice(0, 1) }, ['few-photos', 'advice']],
    [
      'V20: a rent as a range',
      { pricing: { displayType: 'range', displayValue: { range: { min: '600.00', max: '700.00' } } } },
      ['rule', 'violation'],
    ],
    ['V22: a hidden price that is missing', { pricing: { displayType: 'hide' } }, ['missing', 'missing']],
    ['V17: capitals', { headline: 'SUNNY HOUSE NEAR THE RIVER' }, ['capitals', 'advice']],
    ['V17: a long headline', { headline: 'a '.repeat(41) }, ['long-headline', 'advice']],
    [
      'V24: a date that has passed',
      {
        listingPropertyDetails: [
          { name: 'bedrooms', value: 3 },
          { name: 'baths', value: 1 },
          { name: 'availabilityDate', value: '2026-11-01' },
        ],
      },
      ['available-date', 'advice'],
    ],
    ['V25: ownership', { readiness: { ownership: 'pending', order: 'free' } }, ['ownership', 'missing']],
    ['V25: an unpaid order', { readiness: { ownership: 'verified', order: 'unpaid' } }, ['order', 'missing']],
    ['V25: a listing read without its owner’s fields', { readiness: undefined }, ['ownership', 'missing']],
  ])('%s', (_name, over, expected) => {
    expect(codes(over)).toContainEqual(expected);
  });

  it('V17: offers a fix that removes contact details and banned phrases and keeps the other text', () => {
    const description =
      '<p>Sunny. <strong>Call 0491 570 006</strong> or sam@example.com, www.example.com. Private sale!</p>';
    expect(fixOf({ description })).toEqual({
      label: 'Remove it',
      patch: { headline: 'Sunny house near the river', description: '<p>Sunny. <strong>Call </strong> or,!</p>' },
    });
  });

  it.each(['BARGAIN!', 'SUNNY 3BR', 'SEA VIEWS'])(
    'V17: reports %s with the same message in its step and in the summary',
    (headline) => {
      const listing = aListing({ headline });
      const { advice } = stepStatus('description', listing, now);
      expect(advice).toEqual(['Use sentence case for the headline. Capitals are hard to read.']);
      expect(readinessFindings(listing, now)).toMatchObject([{ code: 'capitals', message: advice[0] }]);
    },
  );

  it.each([[aListing().listingOpens], [[]]])(
    'V19: reports an auction before the first inspection once',
    (listingOpens) => {
      const found = readinessFindings(aListing({ listingOpens, auctionDateTime: '2026-11-25T00:00:00Z' }), now);
      const ofAuction = found.filter(({ message }) => message.includes('auction'));
      expect(ofAuction).toMatchObject([{ severity: 'advice', step: 'inspections' }]);
    },
  );

  it('V18: repeats every warning about photos, by their numbers', () => {
    const photos = aListing().listingAssets;
    const warned = (...warnings: ('text' | 'duplicate')[][]) =>
      readinessFindings(
        aListing({ listingAssets: photos.map((one, index) => ({ ...one, warnings: warnings[index] })) }),
        now,
      )
        .filter(({ step }) => step === 'media')
        .map(({ code, severity, message }) => [code, severity, message]);
    expect(warned()).toEqual([]);
    expect(warned(['text'], ['duplicate'], [], ['duplicate', 'text'])).toEqual([
      ['text', 'advice', 'Photos 1 and 4 seem to have text on top. Portals reject text and logos.'],
      ['duplicate', 'advice', 'Photos 2 and 4 seem to be in the listing twice. Keep the best of them.'],
    ]);
    expect(warned([], ['text'])).toEqual([
      ['text', 'advice', 'Photo 2 seems to have text on top. Portals reject text and logos.'],
    ]);
  });

  it('V17: accepts initials and a single word in capitals', () => {
    expect(codes({ headline: 'Close to the CBD and the MCG' })).toEqual([]);
  });

  it('offers a headline in sentence case for one in capitals', () => {
    expect(fixOf({ headline: 'SUNNY HOUSE' })?.patch).toEqual({ headline: 'Sunny house' });
  });

  it('lists the findings that block publishing first', () => {
    const found = readinessFindings(aListing({ listingAssets: [], headline: 'SUNNY HOUSE' }), now);
    expect(found.map(blocksPublishing)).toEqual([true, false]);
  });

  it('lists a broken rule and a missing value of one step together', () => {
    const found = codes({ headline: '', description: `${aListing().description}<p>Call 0491 570 006</p>` });
    expect(found).toEqual([
      ['wording', 'violation'],
      ['missing', 'missing'],
    ]);
  });
});

describe('stepStatus', () => {
  const statusOf = (step: Parameters<typeof stepStatus>[0], over: Partial<Listing> = {}) =>
    stepStatus(step, aListing(over), now);

  it('shows only broken rules while there are any', () => {
    const { kind, reasons } = statusOf('description', { headline: '', description: '<p>Call 0491 570 006</p>' });
    expect(kind).toBe('blocked');
    expect(reasons).toEqual([expect.stringContaining('phone number')]);
  });

  it('distinguishes a required value from an optional one', () => {
    expect(statusOf('media', { listingAssets: [] })).toMatchObject({ kind: 'todo', optional: false });
    expect(statusOf('features', { features: [] })).toMatchObject({ kind: 'todo', optional: true });
  });

  it('V25: completes packages once one is chosen and checkout once it is paid for', () => {
    const unpaid = { readiness: { ownership: 'verified', order: 'unpaid' } } as const;
    expect(statusOf('packages', unpaid).kind).toBe('ok');
    expect(statusOf('checkout-direct', unpaid).reasons).toEqual(['Pay for your package to publish.']);
    const paid = { readiness: { ownership: 'verified', order: 'settled' } } as const;
    expect(statusOf('checkout-direct', paid).kind).toBe('ok');
  });

  it('does not show an unpaid order as done because the package is paid for', () => {
    const readiness = { ownership: 'verified', order: 'settled', unpaidOrder: true } as const;
    for (const step of ['checkout-direct', 'listing-enhancements'] as const) {
      expect(statusOf(step, { readiness })).toMatchObject({ kind: 'todo', optional: true });
    }
    const withoutPackage = { readiness: { ...readiness, order: 'missing' }, status: 'active' } as const;
    expect(statusOf('checkout-direct', withoutPackage).kind).toBe('todo');
    expect(statusOf('checkout-direct', { readiness: { ...readiness, unpaidOrder: false } }).kind).toBe('ok');
  });

  it('counts in the summary what blocks publishing', () => {
    expect(statusOf('summary').reasons).toEqual(['Ready to publish.']);
    expect(statusOf('summary', { listingAssets: [], headline: '' }).reasons).toEqual([
      'Fix 2 things before publishing.',
    ]);
    expect(statusOf('summary', { status: 'active', listingAssets: [] }).kind).toBe('ok');
  });
});
