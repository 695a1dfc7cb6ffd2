import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { maxNoteLength } from 'shared-contract/listing/listing-mark';
import { listings } from '../listings/listing-table.ts';
import { insertListing, type TestBackend, testBackend } from '../testing/index.ts';
import { listingMarks } from './listing-mark-table.ts';

const seller = { id: '31000000-0000-4000-8000-000000000001' };
const olivia = { id: '31000000-0000-4000-8000-000000000002' };
const jack = { id: '31000000-0000-4000-8000-000000000003' };

let now = new Date('2026-11-21T02:00:00Z');
let backend: TestBackend;
let one: string;
let two: string;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  one = (await insertListing(backend.database, { ownerId: seller.id })).id;
  two = (await insertListing(backend.database, { ownerId: seller.id })).id;
});
afterAll(() => backend.close());
beforeEach(async () => {
  now = new Date('2026-11-21T02:00:00Z');
  await backend.database.delete(listingMarks);
});

const patch = (id: string, payload: object, as = olivia, headers: Record<string, string> = {}) =>
  backend.inject({ method: 'PATCH', url: `/api/listing-marks/${id}`, payload, headers }, as);
const merge = (marks: object[], as = olivia) =>
  backend.inject({ method: 'POST', url: '/api/listing-marks', payload: { marks } }, as);
const marks = async (as = olivia) => (await backend.inject({ url: '/api/listing-marks' }, as)).json().member;
const nothing = { savedAt: null, hiddenAt: null, note: '', noteAt: null };
const aMark = (id: string, fields: object) => ({ listing: `/api/listings/${id}`, ...nothing, ...fields });

describe('PATCH /api/listing-marks/{listing id}', () => {
  it('saves and annotates a listing for this user only, last saved first', async () => {
    expect((await patch(one, { saved: true })).statusCode).toBe(200);
    now = new Date('2026-11-21T03:00:00Z');
    await patch(two, { saved: true, note: 'Ask about\nthe roof.' });
    expect(await marks()).toMatchObject([
      { id: two, listing: `/api/listings/${two}`, savedAt: '2026-11-21T03:00:00.000Z', note: 'Ask about\nthe roof.' },
      { id: one, savedAt: '2026-11-21T02:00:00.000Z', hiddenAt: null, note: '', noteAt: null },
    ]);
    expect(await marks(jack)).toEqual([]);
  });

  it('hiding a listing unsaves it and vice versa', async () => {
    await patch(one, { saved: true, note: 'Nice' });
    expect((await patch(one, { hidden: true })).json()).toMatchObject({ savedAt: null, note: 'Nice' });
    expect((await patch(one, { saved: true })).json()).toMatchObject({ hiddenAt: null });
  });

  it('keeps the first time of saving and clears a removed mark', async () => {
    await patch(one, { saved: true });
    now = new Date('2026-11-21T04:00:00Z');
    expect((await patch(one, { saved: true })).json().savedAt).toBe('2026-11-21T02:00:00.000Z');
    await patch(one, { saved: false });
    expect(await marks()).toEqual([]);
  });

  it('keeps a mark after the listing left the market and rejects listings that were never public', async () => {
    const draft = await insertListing(backend.database, { ownerId: seller.id, status: 'draft', publishedAt: null });
    expect((await patch(draft.id, { saved: true })).statusCode).toBe(404);
    expect((await patch(draft.id, { saved: true }, seller)).statusCode).toBe(200);
    const gone = await insertListing(backend.database, { ownerId: seller.id });
    await patch(gone.id, { saved: true });
    await backend.database.update(listings).set({ status: 'withdrawn' }).where(eq(listings.id, gone.id));
    expect(await marks()).toMatchObject([{ id: gone.id }]);
    expect((await patch(gone.id, { saved: false })).statusCode).toBe(200);
  });

  it('rejects a long note and invisible characters', async () => {
    const long = await patch(one, { note: 'a'.repeat(maxNoteLength + 1) });
    expect([long.statusCode, long.json().violations[0]]).toMatchObject([422, { propertyPath: 'note' }]);
    expect((await patch(one, { note: 'a\u202eb' })).statusCode).toBe(422);
    expect((await patch(one, { note: '<script>alert(1)</script> 🏡' })).json().note).toContain('<script>');
  });

  it('replies 412 for an old version in If-Match', async () => {
    const first = await patch(one, { note: 'One' });
    await patch(one, { note: 'Two' });
    expect((await patch(one, { note: 'Three' }, olivia, { 'if-match': String(first.headers.etag) })).statusCode).toBe(
      412,
    );
  });

  it('accepts the first mark from two tabs at the same time', async () => {
    const answers = await Promise.all([patch(one, { saved: true }), patch(one, { note: 'Both' })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await marks()).toMatchObject([{ id: one, savedAt: expect.any(String), note: 'Both' }]);
  });
});

describe('POST /api/listing-marks', () => {
  it('merges a guest’s marks with the account’s: the newest note wins', async () => {
    await patch(one, { note: 'From the account' });
    const { member } = (
      await merge([
        aMark(one, { savedAt: '2026-11-20T00:00:00Z', note: 'Older', noteAt: '2026-11-20T00:00:00Z' }),
        aMark(two, { hiddenAt: '2026-11-20T00:00:00Z' }),
      ])
    ).json();
    expect(member).toMatchObject([
      { id: one, savedAt: '2026-11-20T00:00:00.000Z', note: 'From the account' },
      { id: two, savedAt: null, hiddenAt: '2026-11-20T00:00:00.000Z' },
    ]);
  });

  it('changes nothing when it is sent again', async () => {
    const sent = [aMark(one, { savedAt: '2026-11-20T00:00:00Z', note: 'Mine', noteAt: '2026-11-20T00:00:00Z' })];
    await merge(sent);
    const before = await marks();
    await merge(sent);
    expect(await marks()).toEqual(before);
  });

  it('does not restore a cleared note from another browser', async () => {
    await patch(one, { note: 'Wrong', saved: true });
    now = new Date('2026-11-21T05:00:00Z');
    await patch(one, { note: '', saved: false });
    await merge([aMark(one, { note: 'Wrong', noteAt: '2026-11-21T02:00:00Z' })]);
    expect(await marks()).toEqual([]);
  });

  it('limits times of a clock that is ahead', async () => {
    await merge([aMark(one, { note: 'From the future', noteAt: '2099-01-01T00:00:00Z' })]);
    now = new Date('2026-11-21T05:00:00Z');
    await patch(one, { note: 'Later' });
    await merge([aMark(one, { note: 'Between', noteAt: '2026-11-21T04:00:00Z' })]);
    expect(await marks()).toMatchObject([{ note: 'Later' }]);
  });

  it('ignores unknown and unpublished listings without revealing them', async () => {
    const draft = await insertListing(backend.database, { ownerId: seller.id, status: 'draft', publishedAt: null });
    const at = '2026-11-20T00:00:00Z';
    const response = await merge([
      aMark(draft.id, { savedAt: at }),
      aMark('31000000-0000-4000-8000-00000000ffff', { savedAt: at }),
      { ...aMark(one, { savedAt: at }), listing: 'nonsense' },
    ]);
    expect([response.statusCode, response.json().member]).toEqual([200, []]);
  });
});
