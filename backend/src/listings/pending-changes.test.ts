import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rent, type TestBackend, testBackend } from '../testing/index.ts';

const now = new Date('2026-11-20T02:00:00Z');
const owner = { id: '87000000-0000-4000-8000-000000000001' };

let backend: TestBackend;
let clock = now;
beforeAll(async () => {
  backend = await testBackend({ clock: () => clock });
});
afterAll(() => backend.close());

const own = { ownerId: owner.id };
const at = (id: string) => `/api/listings/${id}`;
const patch = (id: string, payload: object, ifMatch?: string) =>
  backend.inject(
    { method: 'PATCH', url: at(id), payload, ...(ifMatch ? { headers: { 'if-match': ifMatch } } : {}) },
    owner,
  );
const post = (id: string, action: string, payload = {}, ifMatch?: string) =>
  backend.inject(
    { method: 'POST', url: `${at(id)}/${action}`, payload, ...(ifMatch ? { headers: { 'if-match': ifMatch } } : {}) },
    owner,
  );
const asOwner = async (id: string) => (await backend.inject({ url: at(id) }, owner)).json();
const asVisitor = async (id: string) => (await backend.inject({ url: at(id) })).json();
const isFound = async (words: string) =>
  (await backend.inject({ url: `/api/listings/search?keywords=${encodeURIComponent(words)}` })).json().totalItems > 0;

describe('changes of a live listing', () => {
  it('are merged for the owner and hidden from visitors, cards and search until they are published together', async () => {
    const { id } = await backend.insert.listing({ ...own, headline: 'Old headline', pricing: rent(650) });
    await patch(id, { headline: 'Zanzibar headline' });
    await patch(id, { pricing: { displayValue: { value: '700.00' } } });
    expect(await asOwner(id)).toMatchObject({
      headline: 'Zanzibar headline',
      pricing: rent(700),
      published: { headline: 'Old headline', pricing: rent(650) },
    });
    expect(await asVisitor(id)).toMatchObject({ headline: 'Old headline', pricing: rent(650) });
    expect(await asVisitor(id)).not.toHaveProperty('published');
    expect(await isFound('zanzibar')).toBe(false);
    const [card] = (await backend.inject({ url: '/api/listings' }, owner)).json().member;
    expect(card).toMatchObject({ headline: 'Old headline', hasUnpublishedChanges: true });
    const published = await post(id, 'publish');
    expect([published.statusCode, published.json().headline]).toEqual([200, 'Zanzibar headline']);
    expect(published.json()).not.toHaveProperty('published');
    expect(await asVisitor(id)).toMatchObject({ headline: 'Zanzibar headline', pricing: rent(700) });
    expect(await isFound('zanzibar')).toBe(true);
    expect((await post(id, 'publish')).json().code).toBe('not-publishable');
  });

  it('are discarded together, and vanish when the owner changes everything back', async () => {
    const { id } = await backend.insert.listing({ ...own, headline: 'As it was', contactPhone: '0491 570 006' });
    await patch(id, { headline: 'Another', contactDetail: { phone: null }, auctionDateTime: null });
    expect((await asOwner(id)).published).toMatchObject({
      headline: 'As it was',
      contactDetail: { phone: '0491 570 006' },
    });
    expect((await post(id, 'discard-changes')).json()).toMatchObject({ headline: 'As it was' });
    expect(await asOwner(id)).not.toHaveProperty('published');
    await patch(id, { headline: 'Another' });
    await patch(id, { headline: 'As it was' });
    expect(await asOwner(id)).not.toHaveProperty('published');
  });

  it('are checked like the listing, when they are saved and when they are published', async () => {
    const { id } = await backend.insert.listing({ ...own, type: 'sale', pricing: rent(900_000) });
    const rejected = await patch(id, { headline: '', pricing: { displayType: 'hide', displayValue: null } });
    const paths = rejected.json().violations.map((one: { propertyPath: string }) => one.propertyPath);
    expect(paths).toEqual(['headline', 'pricing.displayValue']);
    await patch(id, { auctionDateTime: '2026-11-28T01:00:00Z' });
    clock = new Date('2026-11-29T00:00:00Z');
    const late = await post(id, 'publish');
    clock = now;
    expect([late.statusCode, late.json().violations[0].propertyPath]).toEqual([422, 'auctionDateTime']);
    expect((await asVisitor(id)).auctionDateTime).toBeNull();
    expect((await post(id, 'publish')).statusCode).toBe(200);
    expect((await asVisitor(id)).auctionDateTime).toBe('2026-11-28T01:00:00.000Z');
  });

  it('have a version: saving, publishing and discarding reject an old one', async () => {
    const { id } = await backend.insert.listing(own);
    expect((await patch(id, { headline: 'First' }, '"1"')).headers.etag).toBe('"2"');
    expect((await patch(id, { headline: 'Second' }, '"1"')).statusCode).toBe(412);
    expect((await post(id, 'publish', {}, '"1"')).statusCode).toBe(412);
    expect((await post(id, 'discard-changes', {}, '"1"')).statusCode).toBe(412);
    expect((await asOwner(id)).headline).toBe('First');
    expect((await post(id, 'publish', {}, '"2"')).statusCode).toBe(200);
  });

  it('survive an offer, become the content when the listing is withdrawn, and are dropped when it is leased', async () => {
    const changed = async () => {
      const { id } = await backend.insert.listing({ ...own, headline: 'As advertised' });
      await patch(id, { headline: 'Not published' });
      return id;
    };
    const withdrawn = await changed();
    await post(withdrawn, 'status', { status: 'underOffer' });
    expect((await asVisitor(withdrawn)).headline).toBe('As advertised');
    expect((await asOwner(withdrawn)).headline).toBe('Not published');
    const after = (await post(withdrawn, 'status', { status: 'withdrawn' })).json();
    expect([after.headline, after.published]).toEqual(['Not published', undefined]);
    const leased = await changed();
    expect((await post(leased, 'status', { status: 'leased' })).json().headline).toBe('As advertised');
  });
});
