import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { orders } from '../orders/order-table.ts';
import { pictures } from '../pictures/picture-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';

const owner = { id: '85000000-0000-4000-8000-000000000001' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const aDraft = () => backend.insert.listing({ ownerId: owner.id, status: 'draft', publishedAt: null, photos: 2 });
const discard = (id: string) => backend.inject({ method: 'DELETE', url: `/api/listings/${id}` }, owner);
const status = async (id: string) => (await backend.inject({ url: `/api/listings/${id}` }, owner)).statusCode;

describe('discarding a draft', () => {
  it('deletes the draft, its pictures and its unpaid order, once', async () => {
    const draft = await aDraft();
    const { id, propertyId, pictureId } = draft;
    const order = await backend.insert.order({ ownerId: owner.id, propertyId, listingId: id });
    expect((await discard(id)).statusCode).toBe(204);
    expect(await status(id)).toBe(404);
    expect((await discard(id)).statusCode).toBe(404);
    const { database } = backend;
    expect(await database.$count(orders, eq(orders.id, order.id))).toBe(0);
    expect(await database.$count(pictures, eq(pictures.id, pictureId ?? ''))).toBe(0);
  });

  it('keeps a draft with a paid order, and names the order', async () => {
    const { id, propertyId } = await aDraft();
    const order = await backend.insert.order({ ownerId: owner.id, propertyId, listingId: id, status: 'paid' });
    const response = await discard(id);
    expect([response.statusCode, response.json().detail]).toEqual([409, expect.stringContaining(order.number)]);
    expect(await status(id)).toBe(200);
  });

  it('keeps listings that were published', async () => {
    for (const published of ['active', 'withdrawn', 'sold'] as const) {
      const { id } = await backend.insert.listing({ ownerId: owner.id, status: published });
      expect((await discard(id)).json().code).toBe('not-a-draft');
      expect(await status(id)).toBe(200);
    }
  });
});
