import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { listingMarks } from '../listing-marks/listing-mark-table.ts';
import { providerContext } from '../payments/money-context.ts';
import { hiddenPrice, rent, type TestBackend, testBackend } from '../testing/index.ts';
import { sendShortlistAlerts } from './send-shortlist-alerts.ts';

const seller = { id: '64000000-0000-4000-8000-000000000001' };
let now = new Date('2037-11-20T00:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());
beforeEach(() => backend.database.delete(listingMarks));

const run = (overrides: object = {}) => sendShortlistAlerts({ ...providerContext(backend), ...overrides });
/** A listing on the shortlist of a person, whose state the job knows. */
async function shortlisted(init: object = {}) {
  const person = { id: randomUUID() };
  const listing = await backend.insert.listing({ ownerId: seller.id, ...init });
  await backend.insert.listingMark({ ownerId: person.id, listingId: listing.id });
  await run();
  return { person, listing };
}
const setStatus = (id: string, status: string) =>
  backend.inject({ method: 'POST', url: `/api/listings/${id}/status`, payload: { status } }, seller);
async function setPrice(id: string, pricing: object) {
  await backend.inject({ method: 'PATCH', url: `/api/listings/${id}`, payload: { pricing } }, seller);
  const published = await backend.inject({ method: 'POST', url: `/api/listings/${id}/publish` }, seller);
  expect(published.statusCode).toBeLessThan(300);
}
async function mailsTo({ id }: { id: string }) {
  const [user] = await backend.database.select().from(customerUsers).where(eq(customerUsers.id, id));
  return (await backend.mails()).filter(({ to }) => to === user?.username);
}

describe('a listing on a shortlist', () => {
  it('that changes its price is emailed once, in repeated and concurrent runs', async () => {
    const { person, listing } = await shortlisted({ photos: 1 });
    await run();
    expect(await mailsTo(person)).toEqual([]);
    await setPrice(listing.id, rent(600));
    await Promise.all([run(), run(), run()]);
    await run();
    const mails = await mailsTo(person);
    expect(mails).toMatchObject([{ subject: 'A property on your shortlist has a new price' }]);
    for (const part of [mails[0]?.text, mails[0]?.html]) {
      expect(part).toContain('Price changed from $650 per week to $600 per week');
      expect(part).toContain(`/listings/${listing.id}`);
      expect(part).toContain('/unsubscribe/shortlist.');
    }
    expect(mails[0]?.headers['list-unsubscribe']).toContain('/api/unsubscribe/shortlist.');
  });

  it('is emailed when it has a new open home, in the time of the property, and when it is leased', async () => {
    const { person, listing } = await shortlisted();
    const payload = {
      listing: `/api/listings/${listing.id}`,
      startAt: '2037-11-27T23:00:00Z',
      endAt: '2037-11-27T23:30:00Z',
    };
    expect((await backend.inject({ method: 'POST', url: '/api/listing-opens', payload }, seller)).statusCode).toBe(201);
    await run();
    expect((await mailsTo(person)).at(-1)?.text).toMatch(/New open home: Sat,? 28 Nov,? 10:00/);
    expect((await setStatus(listing.id, 'leased')).statusCode).toBeLessThan(300);
    now = new Date(now.getTime() + 60_000);
    await run();
    await run();
    const mails = await mailsTo(person);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A property on your shortlist has a new open home',
      'A property on your shortlist has a new status',
    ]);
    expect(mails.at(-1)?.text).toContain('Leased');
  });

  it('is emailed after a stop before the commit', async () => {
    const { person, listing } = await shortlisted();
    await setPrice(listing.id, rent(610));
    const { transact } = providerContext(backend);
    const stopped = (work: Parameters<typeof transact>[0]) =>
      transact(async (money) => {
        await work(money);
        throw new Error('killed');
      });
    await expect(run({ transact: stopped })).rejects.toThrow('were not sent');
    expect(await mailsTo(person)).toEqual([]);
    await run();
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('never reveals a hidden price or its change', async () => {
    const { person, listing } = await shortlisted({ pricing: hiddenPrice(500) });
    await setPrice(listing.id, hiddenPrice(450));
    await run();
    expect(await mailsTo(person)).toEqual([]);
  });

  it('is not emailed to its owner, to people who switched it off, and to people who shortlist it after the change', async () => {
    const { person, listing } = await shortlisted();
    await backend.insert.listingMark({ ownerId: seller.id, listingId: listing.id });
    const patch = { method: 'PATCH', url: '/api/alert-settings', payload: { shortlist: false } } as const;
    expect((await backend.inject({ url: '/api/alert-settings' }, person)).json().shortlist).toBe(true);
    expect((await backend.inject(patch, person)).json().shortlist).toBe(false);
    await setPrice(listing.id, rent(620));
    await run();
    expect([...(await mailsTo(person)), ...(await mailsTo(seller))]).toEqual([]);
    await backend.database.delete(listingMarks);
    await run();
    await setPrice(listing.id, rent(630));
    const later = { id: randomUUID() };
    await backend.insert.listingMark({ ownerId: later.id, listingId: listing.id });
    await run();
    expect(await mailsTo(later)).toEqual([]);
  });
});
