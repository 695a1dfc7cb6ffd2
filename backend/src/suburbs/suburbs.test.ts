import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { insertSuburb, type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('suggests suburbs and returns those of given slugs without signing in', async () => {
  const { inject, database } = backend;
  expect((await inject({ url: '/api/suburbs?q=rich' })).json().member).toEqual([]);
  await insertSuburb(database);
  await insertSuburb(database, { name: 'Fitzroy', postcode: '3065' });
  const typed = await inject({ url: '/api/suburbs?q=rich' });
  expect(typed.json()).toMatchObject({ totalItems: 1, member: [{ slug: 'richmond-vic-3121', '@type': 'Suburb' }] });
  expect(typed.headers['cache-control']).toBe('public, max-age=3600');
  const named = await inject({ url: '/api/suburbs?slug[]=richmond-vic-3121&slug[]=fitzroy-vic-3065&slug[]=nowhere' });
  expect(named.json().member.map(({ name }: { name: string }) => name)).toEqual(['Fitzroy', 'Richmond']);
  expect((await inject({ url: `/api/suburbs?q=${'x'.repeat(101)}` })).statusCode).toBe(400);
});

it('returns the map’s names with capital cities marked, and 304 to a matching ETag', async () => {
  const { inject, database } = backend;
  await insertSuburb(database, { name: 'Hobart', state: 'TAS', postcode: '7000', latitude: -42.88, longitude: 147.33 });
  const response = await inject({ url: '/api/suburbs/map' });
  expect(response.headers['content-type']).toMatch(/^application\/geo\+json/);
  expect(response.json().features).toContainEqual({
    type: 'Feature',
    properties: { name: 'Hobart', capital: true },
    geometry: { type: 'Point', coordinates: [147.33, -42.88] },
  });
  const again = await inject({ url: '/api/suburbs/map', headers: { 'if-none-match': String(response.headers.etag) } });
  expect(again.statusCode).toBe(304);
});
