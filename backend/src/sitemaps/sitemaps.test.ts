import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { insertListing, type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('lists every public listing and nothing else', async () => {
  const ownerId = randomUUID();
  const shown = await insertListing(backend.database, { ownerId });
  const draft = await insertListing(backend.database, { ownerId, status: 'draft' });
  const sold = await insertListing(backend.database, { ownerId, status: 'sold' });
  const index = await backend.inject({ url: '/api/sitemaps' });
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(index.body).toContain('/sitemaps/1</loc>');
  const page = await backend.inject({ url: '/api/sitemaps/1' });
  expect(page.body).toMatch(new RegExp(`<loc>https?://[^<]+/listings/${shown.id}</loc><lastmod>`));
  expect(page.body).toContain('/search/lease/residential</loc>');
  for (const path of ['about', 'help', 'contact', 'privacy', 'terms', 'renting-rules', 'renting-rules/qld']) {
    expect(page.body).toMatch(new RegExp(`<loc>https?://[^/<]+/${path}</loc>`));
  }
  expect(page.body).not.toContain(draft.id);
  expect(page.body).not.toContain(sold.id);
  expect((await backend.inject({ url: '/api/sitemaps/2' })).statusCode).toBe(404);
  expect((await backend.inject({ url: '/api/sitemaps/x' })).statusCode).toBe(404);
});
