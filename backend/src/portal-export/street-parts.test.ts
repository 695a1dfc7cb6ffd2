import { expect, it } from '@jest/globals';
import { streetParts } from './street-parts.ts';

it.each([
  ['7 Swan Street', { streetNumber: '7', street: 'Swan Street' }],
  ['12A/3–5 Bridge Road', { subNumber: '12A', streetNumber: '3–5', street: 'Bridge Road' }],
  ['Unit 4/12 Bridge Road', { subNumber: '4', streetNumber: '12', street: 'Bridge Road' }],
  ['Shop 3, 12 Bridge Road', { subNumber: 'Shop 3', streetNumber: '12', street: 'Bridge Road' }],
  ['Lot 12 Ridge Road', { lotNumber: '12', street: 'Ridge Road' }],
  ['Lot 12, 40 Ridge Road', { lotNumber: '12', streetNumber: '40', street: 'Ridge Road' }],
  ['The Old Mill', { street: 'The Old Mill' }],
])('splits %s', (streetAddress, expected) => {
  expect(streetParts(streetAddress)).toEqual(expected);
});
