import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boundsOf } from 'shared-contract/place/map-bounds';
import { maxListingsPerPin } from 'shared-contract/search/listing-map';
import {
  everyListing,
  listingsPerPage,
  maxCountedListings,
  maxReachableListings,
} from 'shared-contract/search/listing-search';
import type { FacetGroup, GridCell, ListingSearch, Search, SearchDocument } from '../listing-search.ts';
import { findByBruteForce, newestFirst, nextOpenOf, priceOf } from './brute-force-search.ts';
import { randomMarket } from './random-market.ts';
import { randomSearch } from './random-search.ts';

export type SearchHarness = {
  engine: ListingSearch;
  /** Prepares whatever the engine needs besides the documents, such as referenced rows. */
  prepare: (documents: readonly SearchDocument[]) => Promise<void>;
  close: () => Promise<void>;
};

/** A weekday, and a moment at which it is Saturday in Perth and Sunday in Sydney. */
const moments = [new Date('2037-11-17T02:00:00Z'), new Date('2037-11-21T14:30:00Z')];
const documentCount = 2000;

/** The test suite of `ListingSearch`: random searches have to find exactly what the reference finds. */
export function describeListingSearch(open: () => Promise<SearchHarness>, searches: number): void {
  describe.each(moments)('at %j', (now) => {
    const market = randomMarket(documentCount, now);
    let harness: SearchHarness;
    let engine: ListingSearch;
    beforeAll(async () => {
      harness = await open();
      engine = harness.engine;
      await harness.prepare(market);
      await engine.put(market, now);
    });
    afterAll(() => harness.close());

    const eachSearch = async (check: (search: Search, found: SearchDocument[]) => Promise<void>, step = 1) => {
      for (let seed = 0; seed < Math.ceil(searches / moments.length); seed += step) {
        const search = randomSearch(seed, now);
        await check(search, findByBruteForce(market, search, now)).catch((error: Error) => {
          throw new Error(`seed ${seed}: ${JSON.stringify(search)}\n${error.message}`, { cause: error });
        });
      }
    };

    it('finds the listings of every page in order, with their next open homes', async () => {
      await eachSearch(async (search, found) => {
        const offset = (search.page - 1) * listingsPerPage;
        const expected = found.slice(offset, Math.min(offset + listingsPerPage, maxReachableListings));
        const page = await engine.page(search, now);
        expect(page.total).toBe(Math.min(found.length, maxCountedListings));
        expect(page.hits.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(page.hits.map(({ card }) => card)).toEqual(expected.map(({ card }) => card));
        expect(page.hits.map(({ nextOpen }) => nextOpen?.startAt.getTime() ?? null)).toEqual(
          expected.map((document) => nextOpenOf(document, now)),
        );
      });
    });

    it('counts searches up to a maximum', async () => {
      await eachSearch(async (search, found) => {
        expect(await engine.counts([search, { ...search, page: 1 }], 100, now)).toEqual(
          Array.from({ length: 2 }, () => Math.min(found.length, 100)),
        );
      });
    });

    it('matches many searches with recent listings at once', async () => {
      const recent = market.map(({ publishedAt }) => publishedAt.getTime()).sort((a, b) => b - a)[market.length >> 2];
      const since = new Date(recent ?? 0).toISOString();
      const many = Array.from({ length: 50 }, (_, seed) => ({ ...randomSearch(seed, now), publishedAfter: since }));
      const expected = many.map((search) =>
        findByBruteForce(market, search, now)
          .sort(newestFirst)
          .map(({ id }) => id),
      );
      expect(await engine.matches(many, now)).toEqual(expected);
      expect(expected.some((ids) => ids.length > 0)).toBe(true);
      expect(await engine.matches([], now)).toEqual([]);
    });

    it('groups facets by rooms, category and terms, and counts features', async () => {
      await eachSearch(async (search, found) => {
        const groups = await engine.facetGroups(search, now);
        const counted = Object.groupBy(found, facetKey);
        expect(Object.fromEntries(groups.map(({ listings, ...group }) => [facetKey(group), listings]))).toEqual(
          Object.fromEntries(Object.entries(counted).map(([key, some = []]) => [key, some.length])),
        );
        const features = Object.groupBy(
          found.flatMap((document) => document.features),
          (slug) => slug,
        );
        expect(await engine.featureCounts(search, now)).toEqual(
          Object.fromEntries(Object.entries(features).map(([slug, some = []]) => [slug, some.length])),
        );
      });
    });

    it('groups the map by cells of a grid, coarser until it has at most 2,000', async () => {
      await eachSearch(async (search, found) => {
        const grid = await engine.grid(search, 0.005, now);
        const located = found.filter(({ location }) => location !== null);
        expect(grid.total).toBe(found.length);
        expect(grid.cells.length).toBeLessThanOrEqual(2000);
        expect(grid.extent).toEqual(boundsOf(located.flatMap(({ location }) => location ?? [])));
        const inCells = (degrees: number) => Object.groupBy(located.toSorted(newestFirst), cellKey(degrees));
        const expected = Object.entries(inCells(grid.cellDegrees)).map(([key, some = []]) => [
          key,
          cellOf(some, search),
        ]);
        expect(Object.fromEntries(grid.cells.map((cell) => [`${cell.row}/${cell.column}`, roundedCell(cell)]))).toEqual(
          Object.fromEntries(expected),
        );
        const isCoarser = grid.cellDegrees > 0.005;
        expect(Object.keys(inCells(grid.cellDegrees / 2)).length > 2000 || !isCoarser).toBe(true);
      }, 5);
    });

    it('returns listings by their ids without unknown ones', async () => {
      const some = market.slice(10, 20).map(({ id }) => id);
      const hits = await engine.hits([...some, randomUUID()], now);
      expect(hits.map(({ id }) => id).sort()).toEqual(some);
    });

    it('returns the quartiles of visible prices without listings under offer', async () => {
      const sample = { listingType: 'sale', propertyType: 'residential', state: 'VIC', postcode: '3001' } as const;
      const prices = market
        .filter((one) => one.propertyType === 'residential' && one.state === 'VIC' && one.postcode === '3001')
        .flatMap(({ underOffer, salePriceCents }) => (underOffer ? [] : (salePriceCents ?? [])))
        .sort((a, b) => a - b);
      const at = (share: number) => {
        const place = (prices.length - 1) * share;
        const [low = 0, high = low] = [prices[Math.floor(place)], prices[Math.ceil(place)]];
        return low + (high - low) * (place % 1);
      };
      const quartiles = { sampleSize: prices.length, low: at(0.25), median: at(0.5), high: at(0.75) };
      expect(await engine.priceQuartiles(sample)).toEqual(quartiles);
      expect(await engine.priceQuartiles({ ...sample, suburb: 'nowhere' })).toBeNull();
    });

    it('returns the figures of a suburb, for all listings and by bedrooms, without listings under offer', async () => {
      const sample = { listingType: 'lease', propertyType: 'residential', suburb: 'small-vic-3000' } as const;
      const found = market.filter(
        ({ forLease, propertyType, suburb, underOffer }) =>
          forLease && propertyType === 'residential' && suburb === 'small-vic-3000' && !underOffer,
      );
      const bedroomsOf = ({ bedrooms }: SearchDocument) => Math.min(bedrooms, 5);
      const groups = Map.groupBy(found, bedroomsOf);
      const figures = (bedrooms: number | null, group: readonly SearchDocument[]) => {
        const prices = group.flatMap(({ leasePriceCents }) => leasePriceCents ?? []);
        const days = group.map(({ publishedAt }) => (now.getTime() - publishedAt.getTime()) / 86_400_000);
        const medianCents = prices.length === 0 ? null : Math.round(medianOf(prices));
        return {
          bedrooms,
          listings: group.length,
          priced: prices.length,
          medianCents,
          medianDays: Math.floor(medianOf(days)),
        };
      };
      const counts = [...groups.keys()].sort((a, b) => a - b);
      expect(counts.length).toBeGreaterThan(2);
      expect(await engine.suburbFigures(sample, now)).toEqual([
        ...counts.map((bedrooms) => figures(bedrooms, groups.get(bedrooms) ?? [])),
        figures(null, found),
      ]);
      const nowhere = await engine.suburbFigures({ ...sample, suburb: 'nowhere' }, now);
      expect(nowhere).toEqual([{ bedrooms: null, listings: 0, priced: 0, medianCents: null, medianDays: null }]);
    });

    it('moves on to the following open home when one has ended', async () => {
      const later = new Date(now.getTime() + 72 * 3_600_000);
      const search = { ...everyListing, sort: 'inspection' as const, around: [] };
      await engine.refreshNextOpens(later);
      const ids = (await engine.page(search, later)).hits.map(({ id }) => id);
      expect(ids).toEqual(
        findByBruteForce(market, search, later)
          .slice(0, listingsPerPage)
          .map(({ id }) => id),
      );
    });

    it('finds the current version of a replaced document and not a removed one', async () => {
      const [first, second] = market;
      if (!first || !second) throw new Error('Expected a market.');
      const find = async (keywords: string) =>
        (await engine.page({ ...everyListing, keywords, around: [] }, now)).hits.map(({ id }) => id);
      await engine.put([{ ...first, words: ['rosebud'] }], now);
      expect(await find('rosebud')).toEqual([first.id]);
      await engine.put([{ ...first, words: ['tulip'] }], now);
      expect(await find('rosebud')).toEqual([]);
      await engine.remove([first.id, second.id]);
      expect(await engine.hits([first.id, second.id], now)).toEqual([]);
      expect(await find('tulip')).toEqual([]);
    });
  });
}

const facetKey = (group: Omit<FacetGroup, 'listings'>) =>
  [
    group.propertyType,
    group.category,
    group.bedrooms,
    group.baths,
    group.carSpaces,
    group.petsAllowed,
    group.furnished,
    group.smokingPermitted,
  ].join();

const cellKey =
  (degrees: number) =>
  ({ location }: SearchDocument) =>
    `${Math.floor(((location?.latitude ?? 0) + 90) / degrees)}/${Math.floor(((location?.longitude ?? 0) + 180) / degrees)}`;

function cellOf(documents: readonly SearchDocument[], search: Search) {
  const [only] = documents;
  return roundedCell({
    latitude: documents.reduce((sum, { location }) => sum + (location?.latitude ?? 0), 0),
    longitude: documents.reduce((sum, { location }) => sum + (location?.longitude ?? 0), 0),
    listings: documents.length,
    ids: documents.length > maxListingsPerPin ? [] : documents.map(({ id }) => id),
    priceCents: documents.length === 1 && only ? priceOf(only, search) : null,
  });
}

/** Sums in another order differ in the last digits. */
function roundedCell({ latitude, longitude, listings, ids, priceCents }: Omit<GridCell, 'row' | 'column'>) {
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6), listings, ids, priceCents };
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
