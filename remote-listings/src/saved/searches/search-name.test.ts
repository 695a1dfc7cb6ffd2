import { expect, it } from '@jest/globals';
import { everyListing } from 'shared-contract/search/listing-search';
import { searchName } from './search-name.ts';

const nameOf = (suburbs: string[], names: string[], surrounding = true) =>
  searchName({ ...everyListing, layout: 'list', suburbs, surrounding }, names);

it('names the surrounding suburbs of the default name, but not those of regions', () => {
  const richmond = 'richmond-vic-3121';
  expect(nameOf([richmond], ['Richmond'])).toBe('Property in Richmond and surrounding suburbs');
  expect(nameOf([richmond], ['Richmond'], false)).toBe('Property in Richmond');
  expect(nameOf([richmond, 'b-vic-3000'], ['Richmond', 'B'])).toBe('Property in Richmond, B and surrounding suburbs');
  const four = [richmond, 'b-vic-3000', 'c-vic-3000', 'd-vic-3000'];
  expect(nameOf(four, ['Richmond', 'B', 'C', 'D'])).toBe('Property in Richmond, 3 more and surrounding suburbs');
  expect(nameOf(['inner-east-vic'], ['Inner East'])).toBe('Property in Inner East');
});
