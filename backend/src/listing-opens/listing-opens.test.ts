import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertListing, type TestBackend, testBackend } from '../testing/index.ts';

const now = new Date('2026-11-20T02:00:00Z');
const owner = { id: randomUUID() };
const stranger = { id: randomUUID() };
let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const address = (id: string) => `/api/listings/${id}`;

describe('open homes', () => {
  const saturday = { startAt: '2026-11-20T23:00:00Z', endAt: '2026-11-20T23:30:00Z' };
  const post = (payload: object, as = owner) =>
    backend.inject({ method: 'POST', url: '/api/listing-opens', payload }, as);

  it('are added in the property’s time zone, moved, and rejected when they overlap', async () => {
    const { inject, database } = backend;
    const { id } = await insertListing(database, { ownerId: owner.id });
    const made = await post({ listing: address(id), ...saturday });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ listing: address(id), timeZone: 'Australia/Melbourne' });
    expect((await post({ listing: address(id), ...saturday })).statusCode).toBe(422);
    const url = String(made.headers.location);
    const later = { startAt: '2026-11-21T00:00:00Z', endAt: '2026-11-21T00:30:00Z' };
    const moved = await inject({ method: 'PATCH', url, payload: later, headers: { 'if-match': '"1"' } }, owner);
    expect(moved.json()).toMatchObject({ startAt: '2026-11-21T00:00:00.000Z' });
    expect(
      (await inject({ method: 'PATCH', url, payload: saturday, headers: { 'if-match': '"1"' } }, owner)).statusCode,
    ).toBe(412);
    expect((await inject({ method: 'PATCH', url, payload: saturday }, stranger)).statusCode).toBe(404);
    expect((await inject({ url: address(id) })).json().listingOpens).toHaveLength(1);
    expect((await inject({ method: 'DELETE', url }, stranger)).statusCode).toBe(404);
    expect((await inject({ method: 'DELETE', url, headers: { 'if-match': '"1"' } }, owner)).statusCode).toBe(412);
    expect((await inject({ method: 'DELETE', url }, owner)).statusCode).toBe(204);
    expect((await inject({ url: address(id) })).json().listingOpens).toEqual([]);
    expect((await inject({ method: 'DELETE', url }, owner)).statusCode).toBe(404);
  });

  it('cannot be added to another owner’s listing', async () => {
    const { id } = await insertListing(backend.database, { ownerId: owner.id });
    expect((await post({ listing: address(id), ...saturday }, stranger)).statusCode).toBe(422);
  });
});
