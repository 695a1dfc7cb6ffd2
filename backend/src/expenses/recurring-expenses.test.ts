import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { providerContext } from '../payments/money-context.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { expenseSeries } from './expense-series-table.ts';
import { expenses, removedExpenses } from './expense-table.ts';
import { addRecurringExpenses } from './recurring-expenses.ts';

const olivia = { id: '69000000-0000-4000-8000-000000000021' };
const own = { ownerId: olivia.id };

let backend: TestBackend;
let propertyId: string;
let now: Date;
beforeAll(async () => {
  now = new Date('2027-01-31T01:00:00Z');
  backend = await testBackend({ clock: () => now });
  await backend.signInAs(olivia);
});
afterAll(() => backend.close());
beforeEach(async () => {
  now = new Date('2027-01-31T01:00:00Z');
  for (const table of [expenses, removedExpenses, expenseSeries]) await backend.database.delete(table);
  propertyId = (await backend.insert.property(own)).id;
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const request = async (method: Method, url: string, payload?: object) => {
  const response = await backend.inject({ method, url, ...(payload && { payload }) }, olivia);
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
};
const repeat = (id: string, fields: object = {}) =>
  request('POST', `/api/expenses/${id}/series`, { frequency: 'monthly', endsOn: null, ...fields });
/** Adds an expense and makes it recurring. Returns its series. */
async function aSeries(paidOn = '2027-01-31', fields: object = {}) {
  const { id } = await backend.insert.expense({ ...own, propertyId, paidOn });
  return (await repeat(id, fields)).body.series;
}
const stored = () =>
  backend.database.select().from(expenses).where(eq(expenses.propertyId, propertyId)).orderBy(asc(expenses.paidOn));
const dates = async () => (await stored()).map(({ paidOn }) => paidOn);
const recurring = async () => (await request('GET', `/api/properties/${propertyId}/expenses`)).body.recurring;
const runAt = (instant: string) => {
  now = new Date(instant);
  return addRecurringExpenses(providerContext(backend));
};

describe('a recurring expense', () => {
  it('is added at midnight of the property, on the last day of short months, and again on the 31st', async () => {
    expect(await aSeries()).toMatchObject({ startsOn: '2027-01-31', nextOn: '2027-02-28', amount: '110.00' });
    await runAt('2027-02-27T12:59:00Z');
    expect(await dates()).toEqual(['2027-01-31']);
    await runAt('2027-02-27T13:00:00Z');
    expect(await dates()).toEqual(['2027-01-31', '2027-02-28']);
    await runAt('2027-03-31T01:00:00Z');
    expect(await dates()).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    expect(await recurring()).toMatchObject([{ nextOn: '2027-04-30' }]);
    const [first, second] = await stored();
    const { id: _, paidOn, dueOn, version, createdAt, updatedAt, ...same } = first ?? {};
    expect(second).toMatchObject({ ...same, dueOn: '2027-02-28', amountCents: 11_000, fileId: null });
  });

  it('is added by the date in the property’s time zone', async () => {
    propertyId = (await backend.insert.property({ ...own, timeZone: 'Australia/Perth' })).id;
    await aSeries();
    await runAt('2027-02-27T13:00:00Z');
    expect(await dates()).toEqual(['2027-01-31']);
    await runAt('2027-02-27T16:00:00Z');
    expect(await dates()).toEqual(['2027-01-31', '2027-02-28']);
  });

  it('is added once per date by workers that run at once, also after days without a worker', async () => {
    await aSeries('2027-01-31', { frequency: 'weekly' });
    await aSeries('2027-01-31', { frequency: 'fortnightly' });
    await Promise.all(Array.from({ length: 4 }, () => runAt('2027-02-28T01:00:00Z')));
    await backend.boss.send('recurring-expenses');
    await backend.runQueue('recurring-expenses');
    expect((await dates()).slice(2)).toEqual([
      '2027-02-07',
      '2027-02-14',
      '2027-02-14',
      '2027-02-21',
      '2027-02-28',
      '2027-02-28',
    ]);
  });

  it('is added with its next date or not at all, when the worker is killed', async () => {
    await aSeries();
    now = new Date('2027-03-31T01:00:00Z');
    const context = providerContext(backend);
    const killed = new Error('killed');
    const transact: typeof context.transact = (work) =>
      context.transact(async (money) => {
        await work(money);
        throw killed;
      });
    await expect(addRecurringExpenses({ ...context, transact })).rejects.toMatchObject({ errors: [killed] });
    expect([await dates(), await recurring()]).toMatchObject([['2027-01-31'], [{ nextOn: '2027-02-28' }]]);
    await addRecurringExpenses(context);
    expect(await dates()).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  });

  it('has one expense per date in the database', async () => {
    const { id: seriesId } = await aSeries();
    const second = backend.insert.expense({ ...own, propertyId, seriesId, dueOn: '2027-01-31' });
    await expect(second).rejects.toMatchObject({ cause: { code: '23505' } });
    // An expense that exists already, such as one of a worker of another release, does not stop the series.
    await backend.insert.expense({ ...own, propertyId, seriesId, dueOn: '2027-02-28', paidOn: '2027-02-28' });
    await runAt('2027-03-31T01:00:00Z');
    expect(await dates()).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  });

  it('is not added again after the owner removed it', async () => {
    await aSeries();
    await runAt('2027-02-28T01:00:00Z');
    const [, second] = await stored();
    await request('DELETE', `/api/expenses/${second?.id}`);
    await runAt('2027-02-28T02:00:00Z');
    expect(await dates()).toEqual(['2027-01-31']);
    const restored = await request('POST', `/api/expenses/${second?.id}/restore`);
    expect(restored.body).toMatchObject({ paidOn: '2027-02-28', series: { nextOn: '2027-03-31' } });
  });
});

describe('a series', () => {
  it('adds the dates until today when it starts, once for a repeated request', async () => {
    const { id } = await backend.insert.expense({ ...own, propertyId, paidOn: '2026-11-30' });
    const both = await Promise.all([repeat(id), repeat(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await dates()).toEqual(['2026-11-30', '2026-12-30', '2027-01-30']);
    expect(await recurring()).toMatchObject([{ nextOn: '2027-02-28', frequency: 'monthly' }]);
    expect((await repeat(id, { frequency: 'weekly' })).body.code).toBe('already-recurring');
  });

  it('is rejected with a violation when it cannot repeat', async () => {
    const { id } = await backend.insert.expense({ ...own, propertyId, paidOn: '2027-01-31' });
    const rejected = await repeat(id, { endsOn: '2027-01-31' });
    expect([rejected.status, rejected.body.violations]).toMatchObject([422, [{ propertyPath: 'endsOn' }]]);
    expect(await recurring()).toEqual([]);
  });

  it('adds nothing after its last day, and nothing once the owner stopped it', async () => {
    await aSeries('2027-01-31', { endsOn: '2027-03-30' });
    const { '@id': stopped } = await aSeries('2027-01-30');
    expect((await request('DELETE', stopped)).status).toBe(204);
    await runAt('2027-06-30T01:00:00Z');
    expect(await dates()).toEqual(['2027-01-30', '2027-01-31', '2027-02-28']);
    expect(await recurring()).toEqual([]);
    expect((await request('PATCH', stopped, { amount: '1.00', gst: '0.00' })).body.code).toBe('ended');
  });

  it('changes the amount of later expenses only', async () => {
    const { '@id': series } = await aSeries();
    const wrong = await request('PATCH', series, { amount: '55.00', gst: '50.00' });
    expect([wrong.status, wrong.body.violations]).toMatchObject([422, [{ propertyPath: 'gst' }]]);
    expect((await request('PATCH', series, { amount: '55.00', gst: '5.00' })).body).toMatchObject({ amount: '55.00' });
    await runAt('2027-02-28T01:00:00Z');
    expect((await stored()).map(({ amountCents, gstCents }) => [amountCents, gstCents])).toEqual([
      [11_000, 1_000],
      [5_500, 500],
    ]);
  });

  it('ends when the property is sold', async () => {
    await aSeries();
    const listing = await backend.insert.listing({ ...own, propertyId, type: 'sale', status: 'active' });
    const sold = await request('POST', `/api/listings/${listing.id}/status`, { status: 'sold' });
    expect([sold.status, await recurring()]).toEqual([200, []]);
    await runAt('2027-06-30T01:00:00Z');
    expect(await dates()).toEqual(['2027-01-31']);
  });

  it('adds no expense for the dates that pass while its property is archived', async () => {
    await aSeries();
    const archive = (archived: boolean) => request('PATCH', `/api/properties/${propertyId}`, { archived });
    await archive(true);
    await runAt('2027-02-28T01:00:00Z');
    await archive(false);
    await runAt('2027-03-31T01:00:00Z');
    expect(await dates()).toEqual(['2027-01-31', '2027-03-31']);
  });

  it('goes with its property', async () => {
    await aSeries();
    const [first] = await stored();
    await request('DELETE', `/api/expenses/${first?.id}`);
    expect((await request('DELETE', `/api/properties/${propertyId}`)).status).toBe(204);
    await runAt('2027-06-30T01:00:00Z');
    expect(await stored()).toEqual([]);
  });
});
