import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { everyListing, type ListingSearchQuery, listingSort } from 'shared-contract/search/listing-search';
import { hasBit } from './bitmap.ts';
import { eachFound, type FoundSlots } from './found-slots.ts';
import { matchListings } from './match-listings.ts';
import { pageOfListings } from './page-of-listings.ts';
import { priceColumn } from './search-conditions.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchRow } from './search-row.ts';

const now = Date.parse('2026-06-01T00:00:00Z');

const count = 20_000;

/** So many that one suburb is looked at listing by listing, and all of them by bitmaps in several blocks. */
function marketOf(seed: number): SearchIndex {
  const index = new SearchIndex();
  for (let number = 1; number <= count; number += 1) {
    const hash = Math.imul(number ^ (number >>> 4) ^ seed, 2_654_435_761) >>> 7;
    const isSale = hash % 2 === 0;
    index.put({
      id: `${number}`,
      publishedAt: now - (count - number) * 60_000,
      terms: [
        isSale ? 'sale' : 'lease',
        'type:residential',
        `category:${hash % 3 === 0 ? 'house' : 'unit'}`,
        ...terms(hash),
      ],
      suburb: number % 410 === 7 ? 'small-vic-3000' : 'large-vic-3001',
      words: new Set(hash % 5 === 0 ? ['deck'] : ['shed']),
      salePrice: isSale ? (hash % 900) * 100_000 : null,
      leasePrice: isSale || hash % 11 === 0 ? null : (hash % 900) * 100,
      land: hash % 4 === 0 ? null : hash % 1000,
      availableOn: hash % 6 === 0 ? null : 20_000 + (hash % 1000),
      auctionAt: hash % 7 === 0 ? now + 1000 : null,
      latitude: -38 + (hash % 100) / 100,
      longitude: 144 + (hash % 77) / 77,
      opens: hash % 9 < 3 ? [openAt(hash % 50), openAt(hash % 60)] : [],
    } satisfies SearchRow);
  }
  return index;
}

const openAt = (hours: number) => ({
  startAt: now + (hours - 9) * 3_600_000,
  endAt: now + (hours - 8) * 3_600_000,
  day: 20_605,
  timeZone: 'Australia/Melbourne',
});

const terms = (hash: number) => [
  ...Array.from({ length: hash % 5 }, (_, rooms) => `bedrooms:${rooms + 1}`),
  ...(hash % 3 === 1 ? ['petsAllowed'] : []),
  ...(hash % 8 === 1 ? ['underOffer'] : []),
  ...(hash % 7 === 0 ? ['auction'] : []),
];

const conditions: fc.Arbitrary<Partial<ListingSearchQuery>>[] = [
  fc.record({ listingType: fc.constantFrom('sale' as const, 'lease' as const) }),
  fc.record({ categories: fc.subarray(['house', 'unit', 'castle']) }),
  fc.record({ keywords: fc.constantFrom('deck', 'shed', 'deck shed', 'moat') }),
  fc.record({ bedroomsMin: fc.nat({ max: 5 }) }),
  fc.record({ bedroomsMax: fc.nat({ max: 5 }) }),
  fc.record({ priceMin: fc.nat({ max: 500_000 }) }),
  fc.record({ priceMax: fc.nat({ max: 900_000 }) }),
  fc.record({ excludePriceWithheld: fc.boolean(), excludeUnderOffer: fc.boolean() }),
  fc.record({ landMin: fc.nat({ max: 500 }), landMax: fc.integer({ min: 500, max: 1000 }) }),
  fc.record({ petsAllowed: fc.boolean(), auction: fc.boolean() }),
  fc.record({ availableBy: fc.constantFrom('2025-06-01', '2026-06-01') }),
  fc.record({ bounds: fc.constant({ south: -37.6, west: 144.2, north: -37.2, east: 144.8 }) }),
];

/** One or two at a time: of more nothing would be left to compare. */
const queries = fc
  .array(fc.oneof(...conditions), { minLength: 1, maxLength: 2 })
  .map((some): Partial<ListingSearchQuery> => Object.assign({}, ...some));

const markets = [0, 1, 2].map(marketOf);

it('finds in a small suburb what it finds everywhere and lies there', () => {
  fc.assert(
    fc.property(queries, fc.constantFrom(...markets), (query, index) => {
      const find = (suburbs: string[]) =>
        matchListings({ index, around: () => [], now }, { ...everyListing, ...query, suburbs });
      const inside = index.inSuburbs(['small-vic-3000']);
      const inSmall = (slot: number) => hasBit(inside, slot);
      const all = slotsOf(find([]));
      const small = find(['small-vic-3000']);
      expect(small).toHaveProperty('list');
      expect(slotsOf(small)).toEqual(all.filter(inSmall));
      expect(slotsOf(find(['large-vic-3001']))).toEqual(all.filter((slot) => !inSmall(slot)));
      expect(slotsOf(find(['small-vic-3000', 'large-vic-3001', 'nowhere-vic-9999']))).toEqual(all);
    }),
    { numRuns: 30 },
  );
});

it('finds the newest that are enough, and all where there are no more', () => {
  fc.assert(
    fc.property(queries, fc.constantFrom(...markets), fc.nat({ max: 3000 }), (query, index, enough) => {
      const find = (most?: number) =>
        slotsOf(matchListings({ index, around: () => [], now }, { ...everyListing, ...query }, most));
      const all = find();
      const some = find(enough);
      expect(some).toEqual(all.slice(0, some.length));
      expect(some.length).toBeGreaterThanOrEqual(Math.min(enough, all.length));
    }),
    { numRuns: 30 },
  );
});

it.each<Partial<ListingSearchQuery>>([{}, { sort: 'newest', surrounding: true, suburbs: ['small-vic-3000'] }])(
  'shows of every order and page what a sort of all that is found would: %j',
  (always) => {
    const asked = fc.record({
      query: queries,
      index: fc.constantFrom(...markets),
      sort: fc.constantFrom(...listingSort.options),
      page: fc.constantFrom(1, 2, 3, 7, 42),
      suburbs: fc.subarray(['large-vic-3001', 'small-vic-3000'], { maxLength: 1 }),
      surrounding: fc.boolean(),
    });
    fc.assert(
      fc.property(asked, ({ query: some, index, ...rest }) => {
        const query: ListingSearchQuery = { ...everyListing, ...some, ...rest, ...always };
        const searched = { index, around: () => ['large-vic-3001'], now };
        const all = slotsOf(matchListings(searched, query));
        const chosen = index.inSuburbs(query.suburbs);
        const rank = (slot: number): number => {
          const last = Number.POSITIVE_INFINITY;
          const price = priceColumn(index, query).valueOf(slot);
          switch (query.sort) {
            case 'price-asc':
              return price ?? last;
            case 'price-desc':
              return price === null ? last : -price;
            case 'land-desc':
              return -(index.land.valueOf(slot) ?? -last);
            case 'inspection':
              return index.opens.nextOf(slot, now)?.startAt ?? last;
            case 'newest':
              return query.surrounding && !hasBit(chosen, slot) ? 1 : 0;
          }
        };
        const ranks = new Map(all.map((slot) => [slot, rank(slot)]));
        const sorted = all.toSorted((a, b) => {
          const [one, other] = [ranks.get(a) ?? 0, ranks.get(b) ?? 0];
          return one === other ? b - a : one - other;
        });
        const found = pageOfListings(searched, query);
        expect(found.total).toBe(Math.min(all.length, 1000));
        expect(found.capped).toBe(all.length > 1000);
        const from = (query.page - 1) * 24;
        const expected = sorted.slice(from, Math.min(from + 24, 1000)).map((slot) => index.facts.idOf(slot));
        expect(found.hits.map(({ id }) => id)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  },
);

function slotsOf(found: FoundSlots): number[] {
  const slots: number[] = [];
  eachFound(found, (slot) => slots.push(slot) > 0);
  return slots;
}
