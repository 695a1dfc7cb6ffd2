import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { everyListing, type ListingSearchQuery } from 'shared-contract/search/listing-search';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { providerContext } from '../payments/money-context.ts';
import { savedSearches } from '../saved-searches/saved-search-table.ts';
import { hiddenPrice, insertListing, rent, type TestBackend, testBackend } from '../testing/index.ts';
import { deleteOldAlerts } from './search-alert-store.ts';
import { searchAlerts } from './search-alert-table.ts';
import { sendSearchAlerts } from './send-search-alerts.ts';

const seller = { id: '61000000-0000-4000-8000-000000000001' };
const rentals: ListingSearchQuery = { ...everyListing, listingType: 'lease' };

let now: Date;
let backend: TestBackend;
beforeAll(async () => {
  now = new Date('2037-11-20T00:00:00Z');
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(savedSearches);
  // Each test has a day of its own, so that no listing of another test is new: 20 November, noon in Melbourne.
  now = new Date(now.getTime() + 2 * 86_400_000);
  now.setUTCHours(1, 0, 0, 0);
});

const at = (time: string, days = 0) => {
  const date = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  now = new Date(`${date}T${time}:00Z`);
};
const aPerson = () => ({ id: randomUUID() });
/** Saves a search with alerts as the site does. */
async function save(as: { id: string }, fields: object = {}) {
  const payload = { id: randomUUID(), name: 'Near the river', search: rentals, alert: 'instant', ...fields };
  const response = await backend.inject({ method: 'POST', url: '/api/saved-searches', payload }, as);
  expect(response.statusCode).toBe(201);
  return response.json().id as string;
}
const publish = (init: object = {}) =>
  insertListing(backend.database, { ownerId: seller.id, publishedAt: now, ...init });
const run = (overrides: object = {}) =>
  sendSearchAlerts({ ...providerContext(backend), boss: backend.boss, ...overrides });
async function mailsTo({ id }: { id: string }) {
  const [user] = await backend.database.select().from(customerUsers).where(eq(customerUsers.id, id));
  return (await backend.mails()).filter(({ to }) => to === user?.username);
}
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

describe('an instant alert', () => {
  it('emails a new listing with picture, price, address and link, as HTML and as text', async () => {
    const person = aPerson();
    await save(person, { name: 'Mum’s <new> flat' });
    minutes(1);
    const { id, pictureId } = await publish({ photos: 1, property: { streetAddress: '7 Bridge Road' } });
    minutes(1);
    await run();
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe('A new property matches your saved search');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('$650 per week');
      expect(part).toContain('7 Bridge Road, Richmond VIC 3121');
      expect(part).toContain(`${backend.config.publicOrigin}/listings/${id}`);
      expect(part).toContain(`${backend.config.publicOrigin}/unsubscribe/search.`);
      expect(part).toContain(backend.config.sellerAddress);
    }
    expect(mail?.text).toContain('“Mum’s <new> flat”');
    expect(mail?.html).toContain('“Mum’s &lt;new&gt; flat”');
    expect(mail?.html).toContain(`<img src="${backend.config.publicOrigin}/api/pictures/${pictureId}/640.jpeg"`);
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers['list-unsubscribe']).toMatch(/^<http:\/\/localhost:4300\/api\/unsubscribe\/search\.\S+>$/);
  });

  it('sends each listing once, in repeated and concurrent runs, and a later one in another mail', async () => {
    const person = aPerson();
    await save(person);
    minutes(1);
    await publish();
    await publish();
    minutes(1);
    await Promise.all([run(), run(), run()]);
    minutes(1);
    await run();
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual(['2 new properties match your saved search']);
    await publish();
    minutes(1);
    await run();
    minutes(30);
    await run();
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
      '2 new properties match your saved search',
      'A new property matches your saved search',
    ]);
  });

  it('finds a listing whose transaction was committed after the last run', async () => {
    const person = aPerson();
    await save(person);
    minutes(1);
    const publishedAt = now;
    minutes(1);
    await publish();
    minutes(1);
    await run();
    await publish({ publishedAt });
    minutes(1);
    await run();
    expect(await mailsTo(person)).toHaveLength(2);
  });

  it('sends after a stop before the commit, without a trace of the first run', async () => {
    const person = aPerson();
    await save(person);
    minutes(1);
    await publish();
    minutes(1);
    const { transact } = providerContext(backend);
    const stopped = async (work: Parameters<typeof transact>[0]) =>
      transact(async (money) => {
        await work(money);
        throw new Error('killed');
      });
    await expect(run({ transact: stopped })).rejects.toThrow('1 alerts were not sent.');
    expect(await mailsTo(person)).toEqual([]);
    await run();
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('is not stopped by another search that fails', async () => {
    const [person, other] = [aPerson(), aPerson()];
    await save(person);
    const broken = await save(other);
    await backend.database
      .update(savedSearches)
      .set({ search: { ...rentals, availableBy: 'never' } })
      .where(eq(savedSearches.id, broken));
    minutes(1);
    await publish();
    minutes(1);
    await expect(run()).rejects.toThrow('1 alerts were not sent.');
    expect(await mailsTo(person)).toHaveLength(1);
    await backend.database.delete(savedSearches).where(eq(savedSearches.id, broken));
  });

  it('leaves out own, hidden and other listings, and never reveals a hidden price', async () => {
    const person = aPerson();
    await save(person, { search: { ...rentals, priceMax: 700 } });
    minutes(1);
    const hidden = await publish({ headline: 'hidden by the person' });
    await backend.insert.listingMark({ ownerId: person.id, listingId: hidden.id, savedAt: null, hiddenAt: now });
    await publish({ ownerId: person.id });
    await publish({ pricing: rent(701) });
    await publish({ pricing: hiddenPrice(500) });
    await publish({ status: 'draft', publishedAt: null });
    minutes(1);
    await run();
    expect(await mailsTo(person)).toEqual([]);
  });

  it('starts with listings that are published after it was switched on, and stops when it is switched off', async () => {
    const person = aPerson();
    const id = await save(person, { alert: 'off' });
    const change = (alert: string) =>
      backend.inject({ method: 'PATCH', url: `/api/saved-searches/${id}`, payload: { alert } }, person);
    await publish();
    minutes(1);
    expect((await change('instant')).json().alert).toBe('instant');
    minutes(1);
    await run();
    expect(await mailsTo(person)).toEqual([]);
    await publish();
    await change('off');
    minutes(1);
    await run();
    expect(await mailsTo(person)).toEqual([]);
  });

  it('counts listings beyond the twelfth', async () => {
    const person = aPerson();
    await save(person);
    minutes(1);
    for (let count = 0; count < 14; count += 1) await publish();
    minutes(1);
    await run();
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe('14 new properties match your saved search');
    expect(mail?.text).toContain('See 2 more in your saved searches');
    expect(mail?.text.match(/\/listings\//g)).toHaveLength(12);
  });
});

describe('a daily alert', () => {
  it('collects the listings of a day until 8 am in the person’s time zone', async () => {
    const [melbourne, perth] = [aPerson(), aPerson()];
    await save(melbourne, { alert: 'daily' });
    await save(perth, { alert: 'daily', timeZone: 'Australia/Perth' });
    minutes(5);
    await publish();
    at('20:59');
    await run();
    await publish();
    expect(await mailsTo(melbourne)).toEqual([]);
    // 8 am in Melbourne during daylight saving, 5 am in Perth.
    at('21:00');
    await run();
    await run();
    expect((await mailsTo(melbourne)).map(({ subject }) => subject)).toEqual([
      '2 new properties match your saved search',
    ]);
    expect(await mailsTo(perth)).toEqual([]);
    at('00:00', 1);
    await run();
    expect(await mailsTo(perth)).toHaveLength(1);
    at('21:00');
    await run();
    expect(await mailsTo(melbourne)).toHaveLength(1);
  });

  it('comes later after an outage at 8 am, and once for several missed days', async () => {
    const person = aPerson();
    await save(person, { alert: 'daily' });
    minutes(5);
    await publish();
    at('05:00', 3);
    await run();
    minutes(60);
    await run();
    expect(await mailsTo(person)).toHaveLength(1);
  });
});

it('runs every minute as a job, and deletes old records of what was sent', async () => {
  const person = aPerson();
  await save(person);
  minutes(1);
  await publish();
  minutes(1);
  await backend.boss.send('search-alerts');
  expect(await backend.runQueue('search-alerts')).toBe(1);
  expect(await mailsTo(person)).toHaveLength(1);
  const isSent = and(eq(searchAlerts.ownerId, person.id));
  expect(await backend.database.$count(searchAlerts, isSent)).toBe(1);
  await deleteOldAlerts(backend.database, new Date(now.getTime() + 31 * 86_400_000));
  expect(await backend.database.$count(searchAlerts, isSent)).toBe(0);
});
