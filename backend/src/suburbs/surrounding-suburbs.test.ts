import { expect, it } from '@jest/globals';
import type { Suburb } from 'shared-contract/place/suburb';
import { surroundingSuburbs } from './surrounding-suburbs.ts';

const at = (slug: string, latitude: number, longitude: number, settlement: Suburb['settlement'] = 'metro'): Suburb => ({
  '@id': `/api/suburbs/${slug}`,
  '@type': 'Suburb',
  id: slug,
  slug,
  name: slug,
  state: 'VIC',
  postcode: '3000',
  localGovernmentArea: '',
  latitude,
  longitude,
  settlement,
  timeZone: 'Australia/Melbourne',
});

// At this latitude 0.01 degrees are 1.11 km to the north and 0.88 km to the east.
const around = surroundingSuburbs([
  at('centre', -37.8, 145),
  at('north-4', -37.764, 145),
  at('north-6', -37.746, 145),
  at('east-5', -37.8, 145.0565),
  at('east-6', -37.8, 145.069),
  at('country', -36, 145, 'rural'),
  at('town', -36.06, 145, 'semi-rural'),
  at('farm', -36.17, 145, 'rural'),
]);

it('reaches 5 km in the city, 7 around it and 20 in the country, without the chosen suburbs', () => {
  expect(around(['centre']).sort()).toEqual(['east-5', 'north-4']);
  expect(around(['country']).sort()).toEqual(['farm', 'town']);
  expect(around(['town']).sort()).toEqual(['country']);
  expect(around(['country', 'town']).sort()).toEqual(['farm']);
  expect(around(['nowhere'])).toEqual([]);
});
