import { expect, it } from '@jest/globals';
import { searchedFilter } from './use-searched-areas.ts';

it('finds the areas of suburbs by whole slugs, and none without suburbs', () => {
  expect(searchedFilter(['ryde-nsw-2112'])).toEqual(['any', ['in', '|ryde-nsw-2112|', ['get', 'slugs']]]);
  expect(searchedFilter([''])).toEqual(['any']);
});
