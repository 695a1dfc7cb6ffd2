import { expect, it } from '@jest/globals';
import { everyListing, listingSearchParameters as written } from 'shared-contract/search/listing-search';
import * as z from 'zod/mini';
import { listingSearchParameters } from './listing-search-parameters.ts';
import { randomSearch } from './testing/random-search.ts';

const parse = (query: URLSearchParams) => {
  const values = [...new Set(query.keys())].map((name) => [
    name,
    name.endsWith('[]') ? query.getAll(name) : query.get(name),
  ]);
  return z.parse(listingSearchParameters, Object.fromEntries(values));
};

it('parses every search that the contract writes into the same search', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { around: _, ...query } = randomSearch(seed, new Date('2037-11-20T02:00:00Z'));
    const hasLand = query.landMin !== undefined || query.landMax !== undefined;
    expect(parse(written(query))).toEqual({
      ...query,
      categories: query.categories.toSorted(),
      suburbs: query.suburbs.toSorted(),
      features: query.features.toSorted(),
      landUnit: hasLand ? query.landUnit : 'm2',
    });
  }
});

it('parses an empty query string into the search for everything', () => {
  expect(parse(new URLSearchParams())).toEqual(everyListing);
});
