import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { insertProperty, insertTenancy, type TestBackend, type TestUser, testBackend } from '../testing/index.ts';
import { receiptCounters, tenancyRents } from './ledger-tables.ts';

const now = new Date('2026-11-20T14:30:00Z');
/** Already 21 November in Melbourne. */
const today = '2026-11-21';

let backend: TestBackend;
let olivia: TestUser;
let tenancyId: string;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID() };
  const { id: propertyId } = await insertProperty(backend.database, { ownerId: olivia.id });
  const term = { startDate: '2026-11-07', endDate: null, paidTo: null };
  ({ id: tenancyId } = await insertTenancy(backend.database, { ownerId: olivia.id, propertyId, ...term }));
});
afterAll(() => backend.close());

const jack: TestUser = { id: '22222222-2222-4222-8222-222222222222' };

async function send(method: 'GET' | 'POST', url: string, payload?: object, as = olivia, key?: string) {
  const headers = { ...(key ? { 'idempotency-key': key } : {}) };
  const response = await backend.inject({ method, url, headers, ...(payload && { payload }) }, as);
  return { status: response.statusCode, body: response.json() };
}
const tenancy = async () => (await send('GET', `/api/tenancies/${tenancyId}`)).body;
const ledger = async () => (await send('GET', `/api/tenancies/${tenancyId}/ledger`)).body;
const receive = (amount: string, values: object = {}, key?: string) =>
  send('POST', `/api/tenancies/${tenancyId}/receipts`, { ...rent, amount, ...values }, olivia, key);
const reverse = (id: string, as = olivia) =>
  send('POST', `/api/ledger-transactions/${id}/reversal`, { reason: 'The bank returned it' }, as);
const rent = { kind: 'rentReceipt', date: '2026-11-20', note: '' };
const bond = { kind: 'bondReceipt' };

describe('receipts', () => {
  it('V31 move the paid-to date by whole weeks, and keep the rest as a part payment', async () => {
    expect(await tenancy()).toMatchObject({ paidTo: null, arrearsDays: 15, rentDue: '1950.00', partPayment: '0.00' });
    const { status, body } = await receive('1420.00', { note: 'Transfer “week 1 and 2”' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        '@type': 'LedgerTransaction',
        kind: 'rentReceipt',
        date: '2026-11-20',
        description: 'Transfer “week 1 and 2”',
        receiptNumber: 1,
        amount: '1420.00',
        entries: [
          { account: 'bank', amount: '1420.00' },
          { account: 'rentDue', amount: '-1420.00' },
        ],
        reverses: null,
        reversedBy: null,
      }),
    ]);
    expect(await tenancy()).toMatchObject({
      paidTo: '2026-11-20',
      arrearsDays: 1,
      partPayment: '120.00',
      rentDue: '530.00',
    });
    expect((await send('GET', body['@id'])).body).toMatchObject({ id: body.id, amount: '1420.00' });
  });

  it('are numbered for each owner without gaps; a rejected one takes no number', async () => {
    expect((await receive('650.00')).body.receiptNumber).toBe(1);
    expect((await receive('0.00')).status).toBe(422);
    expect((await receive('650.00')).body.receiptNumber).toBe(2);
    expect((await receive('2600.00', bond)).body.receiptNumber).toBe(3);
    expect((await ledger()).member.map(({ receiptNumber }: { receiptNumber: number }) => receiptNumber).sort()).toEqual(
      [1, 2, 3],
    );
  });

  it('of 20 clients at once get 20 numbers without a gap, and every cent counts', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => receive('65.00')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const numbers = answers.map(({ body }) => body.receiptNumber).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await tenancy()).toMatchObject({ paidTo: '2026-11-20', partPayment: '0.00' });
    const [counter] = await backend.database
      .select()
      .from(receiptCounters)
      .where(eq(receiptCounters.ownerId, olivia.id));
    expect(counter?.lastNumber).toBe(20);
  });

  it('are recorded once per idempotency key', async () => {
    const [first, second] = [await receive('650.00', {}, 'same'), await receive('650.00', {}, 'same')];
    expect(second).toEqual(first);
    expect((await ledger()).totalItems).toBe(1);
  });

  it('are rejected with a reason', async () => {
    const messages = async (amount: string, values: object) => {
      const { status, body } = await receive(amount, values);
      return [status, ...(body.violations ?? []).map((one: { message: string }) => one.message)];
    };
    expect(await messages('-5.00', {})).toEqual([422, 'Enter an amount above $0.00.']);
    expect(await messages('1000000.01', {})).toEqual([422, 'Enter at most $1,000,000.00.']);
    expect(await messages('650.00', { date: '2026-11-22' })).toEqual([422, 'Choose today or an earlier date.']);
    expect(await messages('650.00', { date: '2016-11-20' })).toEqual([
      422,
      'Choose a date from 9 Aug 2026 on: this tenancy starts on 7 Nov 2026.',
    ]);
    expect(await messages('2600.01', bond)).toEqual([422, 'Only $2,600.00 of the bond is left to pay.']);
    await receive('2600.00', bond);
    expect(await messages('1.00', bond)).toEqual([422, 'The bond has been paid in full.']);
    expect(await messages('650', {})).toEqual([422, expect.any(String)]);
    expect((await ledger()).totalItems).toBe(1);
  });
});

describe('reversals', () => {
  it('take a receipt back, keep both transactions, and name each other', async () => {
    const receipt = (await receive('650.00')).body;
    const { status, body } = await reverse(receipt.id);
    expect([status, body]).toMatchObject([
      201,
      { kind: 'reversal', date: today, receiptNumber: null, reverses: receipt.id, description: 'The bank returned it' },
    ]);
    expect(await tenancy()).toMatchObject({ paidTo: null, partPayment: '0.00', rentDue: '1950.00' });
    const { member } = await ledger();
    expect(member).toMatchObject([{ id: body.id }, { id: receipt.id, reversedBy: body.id, receiptNumber: 1 }]);
    expect((await receive('650.00')).body.receiptNumber).toBe(2);
  });

  it('happen once, and are not reversed themselves', async () => {
    const receipt = (await receive('650.00')).body;
    const answers = await Promise.all([reverse(receipt.id), reverse(receipt.id), reverse(receipt.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = answers.find(({ status }) => status === 201) ?? {};
    expect(await reverse(body.id)).toMatchObject({ status: 409, body: { code: 'is-reversal' } });
    expect(await reverse(receipt.id)).toMatchObject({ status: 409, body: { code: 'already-reversed' } });
    expect((await ledger()).totalItems).toBe(2);
  });
});

describe('the bond', () => {
  const lodge = (date: string, number = 'RTBA 123') =>
    send('POST', `/api/tenancies/${tenancyId}/bond-lodgement`, { date, number });
  const balances = async () => {
    const { rows } = await backend.database.execute(sql`
      select account, sum(amount_cents)::int as cents from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.tenancy_id = ${tenancyId} group by account having sum(amount_cents) <> 0 order by account`);
    return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
  };

  it('V31 stays apart from the rent and from income', async () => {
    const { body } = await receive('2600.00', { ...bond, date: '2026-11-06' });
    expect(await tenancy()).toMatchObject({
      paidTo: null,
      rentDue: '1950.00',
      bondRecord: { received: '2600.00', receivedOn: '2026-11-06', lodgeBy: '2026-11-20', lodgedOn: null },
    });
    await reverse(body.id);
    expect(await tenancy()).toMatchObject({ bondRecord: { received: '0.00', receivedOn: null, lodgeBy: null } });
  });

  it('is lodged with its number, which can be corrected; its receipt then stays', async () => {
    const { body } = await receive('2600.00', bond);
    expect((await lodge('2026-11-20')).body.bondRecord).toMatchObject({
      received: '2600.00',
      lodgedOn: '2026-11-20',
      number: 'RTBA 123',
      lodgeBy: null,
    });
    expect(await balances()).toEqual({ bondDue: -260_000, bondLodged: 260_000 });
    expect((await lodge('2026-11-19', 'RTBA 124')).body.bondRecord).toMatchObject({
      lodgedOn: '2026-11-19',
      number: 'RTBA 124',
    });
    expect(await balances()).toEqual({ bondDue: -260_000, bondLodged: 260_000 });
    expect((await ledger()).totalItems).toBe(4);
    expect(await reverse(body.id)).toMatchObject({ status: 409, body: { code: 'bond-lodged' } });
    const { body: rent } = await receive('650.00');
    expect((await reverse(rent.id)).status).toBe(201);
  });

  it('counts as received when the tenants paid the authority', async () => {
    expect((await lodge('2026-11-20')).body.bondRecord).toMatchObject({ received: '2600.00', lodgedOn: '2026-11-20' });
    expect(await balances()).toEqual({ bondDue: -260_000, bondLodged: 260_000 });
    expect((await lodge('2026-12-01')).status).toBe(422);
  });
});

describe('the rent schedule', () => {
  it('lists the weeks that fell due, latest first, with the rent of each', async () => {
    await backend.database
      .insert(tenancyRents)
      .values({ ownerId: olivia.id, tenancyId, fromDate: '2026-11-21', rentCents: 70_000 });
    const { body } = await send('GET', `/api/tenancies/${tenancyId}/rent-schedule`);
    expect(body).toMatchObject({
      totalItems: 3,
      member: [
        { from: '2026-11-21', to: '2026-11-27', due: '2026-11-21', amount: '700.00' },
        { from: '2026-11-14', amount: '650.00' },
        { from: '2026-11-07', amount: '650.00' },
      ],
    });
    expect(await tenancy()).toMatchObject({ rentDue: '2000.00', rents: [{ rent: '650.00' }, { rent: '700.00' }] });
  });
});

describe('the ledger', () => {
  it('cannot be read or changed by another owner', async () => {
    const { body } = await receive('650.00');
    const payload = { ...rent, amount: '1.00' };
    const answers = [
      await send('GET', `/api/tenancies/${tenancyId}/ledger`, undefined, jack),
      await send('GET', `/api/tenancies/${tenancyId}/rent-schedule`, undefined, jack),
      await send('GET', body['@id'], undefined, jack),
      await send('POST', `/api/tenancies/${tenancyId}/receipts`, payload, jack),
      await send('POST', `/api/tenancies/${tenancyId}/bond-lodgement`, { date: today, number: '1' }, jack),
      await reverse(body.id, jack),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await ledger()).totalItems).toBe(1);
  });
});
