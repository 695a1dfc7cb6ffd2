import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pricing } from 'shared-contract/listing/listing';
import type { ListingPatch } from 'shared-contract/listing/listing-input';
import { listingPatchViolations } from 'tenancy-law/listing/listing-patch-rules';
import { hiddenPrice, rent, type TestBackend, testBackend } from '../testing/index.ts';

const now = new Date('2026-11-20T02:00:00Z');
const owner = { id: randomUUID() };
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const range = (min: number, max: number): Pricing => ({
  displayType: 'range',
  displayValue: { range: { min: `${min}.00`, max: `${max}.00` } },
});
const detail = (name: string, value: string | number | boolean) =>
  ({ listingPropertyDetails: [{ name, value }] }) as ListingPatch;
const land = { propertyType: 'Land', category: 'Residential land' } as const;
const lease = { type: 'lease' } as const;
const sale = { type: 'sale', pricing: rent(900_000) } as const;

type Wished = Parameters<TestBackend['insert']['listing']>[0];
type Row = [rule: string, of: Omit<Wished, 'ownerId'>, patch: ListingPatch, refused: string | null];

/** The editor calls the same function before it sends. The server has to return the same field and message. */
const rows: Row[] = [
  ['V15: half a bedroom', lease, detail('bedrooms', 2.5), 'listingPropertyDetails[0].value'],
  ['V15: half a bathroom', lease, detail('baths', 2.5), null],
  ['V15: fifty-one bathrooms', lease, detail('baths', 51), 'listingPropertyDetails[0].value'],
  ['V15: less than no garage', lease, detail('garages', -1), 'listingPropertyDetails[0].value'],
  ['V15: bedrooms of land', { ...sale, property: land }, detail('bedrooms', 2), 'listingPropertyDetails[0].value'],
  ['V15: a studio', lease, detail('bedrooms', 0), null],
  ['V16: no area', lease, detail('landArea', 0), 'listingPropertyDetails[0].value'],
  ['V16: an unknown unit', lease, detail('landAreaUnit', 'perch'), 'listingPropertyDetails[0].value'],
  ['V16: an area in acres', lease, detail('landAreaUnit', 'acre'), null],
  ['V17: a phone number in the text', lease, { description: 'Call 0491 570 006.' }, 'description'],
  ['V17: an e-mail address in the headline', lease, { headline: 'Ask sam@example.com' }, 'headline'],
  ['V17: a web address', lease, { description: '<p>See www.example.com</p>' }, 'description'],
  ['V17: words that portals refuse', sale, { description: 'Private sale, no agents.' }, 'description'],
  ['V17: more than 5,000 characters', lease, { description: 'x'.repeat(5001) }, 'description'],
  ['V17: invisible characters', lease, { headline: 'Sunny \u202eesuoh' }, 'headline'],
  ['V17: emoji and accents', lease, { headline: 'Sunny 🏡 near Séan’s' }, null],
  ['V20: a range for the rent of a home', lease, { pricing: range(500, 550) }, 'pricing.displayValue'],
  [
    'V20: a range for the rent of a shop',
    { ...lease, property: { propertyType: 'Commercial', category: 'Shop' } },
    { pricing: range(500, 550) },
    null,
  ],
  ['V21: a range that falls', sale, { pricing: range(900_000, 850_000) }, 'pricing.displayValue'],
  ['V21: a wide range in Victoria', sale, { pricing: range(800_000, 900_000) }, 'pricing.displayValue'],
  [
    'V21: a wide range elsewhere',
    { ...sale, property: { suburb: 'Newtown', state: 'NSW', postcode: '2042' } },
    { pricing: range(800_000, 900_000) },
    null,
  ],
  [
    'V22: a hidden price without a number',
    sale,
    { pricing: { displayType: 'hide', displayValue: null } },
    'pricing.displayValue',
  ],
  ['V22: a hidden price with one', sale, { pricing: hiddenPrice(910_000) }, null],
  ['V23: a rent of nothing', lease, { pricing: rent(0) }, 'pricing.displayValue'],
  ['V23: a rent of $50,001', lease, { pricing: rent(50_001) }, 'pricing.displayValue'],
  ['V23: a price of $999', sale, { pricing: rent(999) }, 'pricing.displayValue'],
  ['V24: a date that has passed', lease, detail('availabilityDate', '2026-11-19'), 'listingPropertyDetails[0].value'],
  [
    'V24: a day that does not exist',
    lease,
    detail('availabilityDate', '2026-02-30'),
    'listingPropertyDetails[0].value',
  ],
  ['V24: today, where it is', lease, detail('availabilityDate', '2026-11-20'), null],
];

describe('publishing rules', () => {
  it.each(rows)('%s', async (_, of, patch, refused) => {
    const listing = await backend.insert.listing({ ownerId: owner.id, description: 'A house.', ...of });
    const url = `/api/listings/${listing.id}`;
    const response = await backend.inject({ method: 'PATCH', url, payload: patch }, owner);
    if (refused === null) {
      expect([response.statusCode, response.statusCode < 300 ? '' : response.body]).toEqual([200, '']);
      return;
    }
    const { property } = (await backend.inject({ url }, owner)).json();
    const place = {
      propertyType: property.propertyType.name,
      state: property.address.state,
      timeZone: property.timeZone,
    };
    const expected = listingPatchViolations({ ...listing, auctionDateTime: null }, place, patch, now);
    expect(expected[0]?.propertyPath).toBe(refused);
    expect([response.statusCode, response.json().violations]).toEqual([422, expected]);
  });
});

describe('V19: open homes', () => {
  // Melbourne is eleven hours ahead.
  it.each([
    ['on another day', '2026-11-21T00:00:00Z', '2026-11-22T00:30:00Z', 'endAt'],
    ['shorter than ten minutes', '2026-11-21T00:00:00Z', '2026-11-21T00:09:00Z', 'endAt'],
    ['longer than two hours', '2026-11-21T00:00:00Z', '2026-11-21T02:01:00Z', 'endAt'],
    ['that end before they start', '2026-11-21T00:30:00Z', '2026-11-21T00:00:00Z', 'endAt'],
    ['that have been', '2026-11-19T00:00:00Z', '2026-11-19T00:30:00Z', 'startAt'],
    ['before seven in the morning', '2026-11-20T19:30:00Z', '2026-11-20T20:15:00Z', 'startAt'],
    ['after eight in the evening', '2026-11-21T08:45:00Z', '2026-11-21T09:15:00Z', 'startAt'],
    ['at the time of another', '2026-11-22T00:15:00Z', '2026-11-22T00:45:00Z', 'startAt'],
  ])('rejects %s', async (_, startAt, endAt, field) => {
    const opens = [{ startAt: new Date('2026-11-22T00:00:00Z'), endAt: new Date('2026-11-22T00:30:00Z') }];
    const { id } = await backend.insert.listing({ ownerId: owner.id, opens });
    const payload = { listing: `/api/listings/${id}`, startAt, endAt };
    const response = await backend.inject({ method: 'POST', url: '/api/listing-opens', payload }, owner);
    expect([response.statusCode, response.json().violations?.[0]]).toMatchObject([
      422,
      { propertyPath: field, code: 'open-home' },
    ]);
  });
});
