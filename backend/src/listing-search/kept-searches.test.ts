import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { insertListing, type TestBackend, testBackend } from '../testing/index.ts';

let now = new Date('2026-11-20T02:00:00Z');
const owner = { id: randomUUID() };
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now, publicAnswersKeptMs: 3000 });
});
afterAll(() => backend.close());

const totalFound = async () =>
  (await backend.inject({ url: '/api/listings/search?listingType=lease' })).json().totalItems;

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

it('gives a search again for a moment, and forgets it when the moment is over', async () => {
  await insertListing(backend.database, { ownerId: owner.id });
  expect(await totalFound()).toBe(1);
  await insertListing(backend.database, { ownerId: owner.id });
  later(999);
  expect(await totalFound()).toBe(1);
  later(2001);
  expect(await totalFound()).toBe(2);
});

it('is renewed behind the back of those who ask in the last two thirds of the moment', async () => {
  await insertListing(backend.database, { ownerId: owner.id });
  later(1000);
  expect(await totalFound()).toBe(2);
  // The renewal is on its way; who asks meanwhile has the old one.
  const deadline = performance.now() + 10_000;
  while ((await totalFound()) !== 3 && performance.now() < deadline) await new Promise(setImmediate);
  expect(await totalFound()).toBe(3);
});

it('forgets it with any write through this server', async () => {
  const { id } = await insertListing(backend.database, { ownerId: owner.id });
  const url = '/api/listings/search?listingType=lease&bedrooms[gte]=8';
  expect((await backend.inject({ url })).json().totalItems).toBe(0);
  const payload = { listingPropertyDetails: [{ name: 'bedrooms', value: 8 }] };
  await backend.inject({ method: 'PATCH', url: `/api/listings/${id}`, payload }, owner);
  expect((await backend.inject({ url })).json().member).toMatchObject([{ id }]);
});

it('is byte for byte the same from the second time on, with its tag, and 304 for who has it', async () => {
  await insertListing(backend.database, { ownerId: owner.id, headline: 'Café – “light” 🏡' });
  const ask = (headers = {}) => backend.inject({ url: '/api/listings/search?sort=price-asc', headers });
  const first = await ask();
  expect(first.body).toContain('Café – “light” 🏡');
  for (const again of [await ask(), await ask()]) {
    expect(again.body).toBe(first.body);
    const { date: _, ...headers } = again.headers;
    expect(first.headers).toMatchObject(headers);
  }
  const known = await ask({ 'if-none-match': String(first.headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

it('keeps no refusal, and a kept answer is not given to who wants another format', async () => {
  const url = '/api/listings/search?bedrooms[gte]=many';
  for (const answer of [await backend.inject({ url }), await backend.inject({ url })]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toContain('bedrooms[gte]');
  }
  const asked = '/api/listings/search?sort=price-asc';
  expect((await backend.inject({ url: asked })).statusCode).toBe(200);
  expect((await backend.inject({ url: asked, headers: { accept: 'text/csv' } })).statusCode).toBe(406);
});
