import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { places } from 'backend/tables';
import { type TestBackend, testBackend } from 'backend/testing';
import { areas } from './gazetteer/areas.ts';
import { loadSmallDemoData } from './index.ts';
import { loadAreas } from './load-areas.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  await loadSmallDemoData(backend.database, { config: backend.config });
});
afterAll(() => backend.close());

it('adds the areas to a database that has the suburbs, and corrects those that are stored', async () => {
  const { database, inject } = backend;
  const name = { name: 'Old', searchName: 'old', south: 0, west: 0, north: 0, east: 0 };
  await database
    .insert(places)
    .values({ slug: 'gold-coast-qld', ...name, kind: 'region', state: 'QLD', suburbSlugs: ['x'] });
  await loadAreas(database);
  await loadAreas(database);
  expect(await database.$count(places)).toBe(areas.length);
  const { member } = (await inject({ url: '/api/places?q=gold%20coast' })).json();
  expect(member).toMatchObject([
    { slug: 'gold-coast-qld', name: 'Gold Coast', kind: 'city', suburbs: 3, bounds: { north: -27.967 } },
  ]);
});

it('has listings in large areas', async () => {
  await loadAreas(backend.database);
  const { totalItems } = (await backend.inject({ url: '/api/listings/search?suburb[]=melbourne-vic' })).json();
  expect(totalItems).toBeGreaterThan(0);
});
