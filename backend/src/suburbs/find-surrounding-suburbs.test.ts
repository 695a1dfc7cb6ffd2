import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Suburb } from 'shared-contract/place/suburb';
import { insertSuburb, type TestBackend, testBackend } from '../testing/index.ts';
import { findSurroundingSuburbs } from './find-surrounding-suburbs.ts';

// At this latitude 0.01 degrees are 1.11 km to the north and 0.88 km to the east.
const places: [slug: string, latitude: number, longitude: number, settlement: Suburb['settlement']][] = [
  ['centre', -37.8, 145, 'metro'],
  ['north-4', -37.764, 145, 'metro'],
  ['north-6', -37.746, 145, 'metro'],
  ['east-5', -37.8, 145.0565, 'metro'],
  ['east-6', -37.8, 145.069, 'metro'],
  ['country', -36, 145, 'rural'],
  ['town', -36.06, 145, 'semi-rural'],
  ['farm', -36.17, 145, 'rural'],
];

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  for (const [slug, latitude, longitude, settlement] of places) {
    await insertSuburb(backend.database, { slug, name: slug, latitude, longitude, settlement });
  }
});
afterAll(() => backend.close());

const around = async (slugs: string[]) => (await findSurroundingSuburbs(backend.database, slugs)).sort();

it('reaches 5 km in the city, 7 around it and 20 in the country, without the chosen suburbs', async () => {
  expect(await around(['centre'])).toEqual(['east-5', 'north-4']);
  expect(await around(['country'])).toEqual(['farm', 'town']);
  expect(await around(['town'])).toEqual(['country']);
  expect(await around(['country', 'town'])).toEqual(['farm']);
  expect(await around(['nowhere'])).toEqual([]);
  expect(await around([])).toEqual([]);
});
