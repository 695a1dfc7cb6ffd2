import { afterAll, describe, expect, it } from '@jest/globals';
import { insertListing } from '../testing/index.ts';
import { searchApi } from './testing/search-api.ts';

const { backend, ownerId, get, found } = await searchApi();
afterAll(() => backend.close());

describe('facets', () => {
  it('count every choice with all other filters unchanged', async () => {
    const facets = await get('search-facets?suburb[]=middle-vic-3000&bedrooms[gte]=9');
    expect(facets).toMatchObject({ totalItems: 0, without: { suburbs: 0, bedrooms: 1 }, withSurrounding: 0 });
    // A listing without bedrooms counts as a studio.
    expect(facets.bedrooms).toEqual({ 0: 1 });
    const free = await get('search-facets?suburb[]=middle-vic-3000');
    expect(free).toMatchObject({
      totalItems: 1,
      category: { house: 1 },
      feature: { 'swimming-pool': 1, 'solar-panels': 1 },
      flag: { pets: 1, furnished: 0, saturday: 1 },
      without: { suburbs: 5 },
      withSurrounding: 2,
      withoutTwo: [],
      wider: {},
    });
  });

  it('count without two filters and wider searches when dropping one filter does not help', async () => {
    const facets = await get('search-facets?suburb[]=middle-vic-3000&bedrooms[gte]=9&furnished=true&listingType=lease');
    expect(facets).toMatchObject({ totalItems: 0, without: { suburbs: 0, bedrooms: 0, furnished: 0 } });
    expect(facets.withoutTwo).toEqual([
      { filters: ['suburbs', 'bedrooms'], count: 1 },
      { filters: ['bedrooms', 'furnished'], count: 1 },
    ]);
    expect(facets.wider).toEqual({ kindInPlace: 1, place: 1, kind: 5, all: 5 });
    const found = await get('search-facets?suburb[]=middle-vic-3000&propertyType=rural&bedrooms[gte]=9&furnished=true');
    expect(found.wider).toEqual({ kindInPlace: 0, place: 1, kind: 0, all: 5 });
  });

  it('count studios', async () => {
    const studios = await found('bedrooms[lte]=0');
    expect((await get('search-facets')).bedrooms).toMatchObject({ 0: studios.length });
    const plot = { propertyType: 'Land', category: 'Residential land', bedrooms: 0 } as const;
    await insertListing(backend.database, { ownerId, headline: 'studio', property: { bedrooms: 0 } });
    await insertListing(backend.database, { ownerId, headline: 'plot', property: plot });
    expect((await get('search-facets?bedrooms[gte]=2')).bedrooms).toMatchObject({ 0: studios.length + 1 });
    expect(await found('bedrooms[lte]=0')).toEqual(expect.arrayContaining([...studios, 'studio']));
    expect(await found('bedrooms[lte]=0')).not.toContain('plot');
  });
});
