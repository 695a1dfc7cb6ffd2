import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertProperty, insertTenancy, type TestBackend, type TestUser, testBackend } from '../testing/index.ts';

/** Each request is a second after the one before, so that the order of transactions is certain. */
let now = Date.parse('2026-11-20T14:30:00Z');
const clock = () => {
  now += 1000;
  return new Date(now);
};
/** Already 21 November in Melbourne. */
const today = '2026-11-21';

let backend: TestBackend;
let olivia: TestUser;
let tenancyId: string;
beforeAll(async () => {
  backend = await testBackend({ clock });
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID() };
  const { id: propertyId } = await insertProperty(backend.database, { ownerId: olivia.id });
  const term = { startDate: '2026-11-07', endDate: null, paidTo: null };
  ({ id: tenancyId } = await insertTenancy(backend.database, { ownerId: olivia.id, propertyId, ...term }));
});
afterAll(() => backend.close());

const jack: TestUser = { id: '22222222-2222-4222-8222-222222222222' };

async function send(method: 'GET' | 'POST', path: string, payload?: object, as = olivia, key?: string) {
  const headers = { ...(key ? { 'idempotency-key': key } : {}) };
  const url = path.startsWith('/api/') ? path : `/api/tenancies/${tenancyId}/${path}`;
  const response = await backend.inject({ method, url, headers, ...(payload && { payload }) }, as);
  return { status: response.statusCode, body: response.json() };
}
const receive = async (amount: string, date: string, kind = 'rentReceipt') =>
  (await send('POST', 'receipts', { kind, date, amount, note: '' })).body;
const waive = (amount: string, reason = 'No hot water', as = olivia, key?: string) =>
  send('POST', 'waivers', { amount, reason }, as, key);
const account = async (query = '') => (await send('GET', `rent-account${query}`)).body;
type Line = { type: string; date: string; change: string; balance: string };
const linesOf = ({ member }: { member: Line[] }) =>
  member.map(({ type, date, change, balance }) => [type, date, change, balance]);

describe('V31 the rent account', () => {
  it('has charges and transactions, newest first, each with the balance after it', async () => {
    const first = await receive('1000.00', '2026-11-08');
    await receive('2600.00', '2026-11-09', 'bondReceipt');
    await send('POST', `${first['@id']}/reversal`, { reason: 'The bank returned it' });
    await receive('1300.00', '2026-11-21');
    await waive('50.00');
    expect(linesOf(await account())).toEqual([
      ['waiver', '2026-11-21', '-50.00', '600.00'],
      ['payment', '2026-11-21', '-1300.00', '650.00'],
      ['reversal', '2026-11-21', '1000.00', '1950.00'],
      ['charge', '2026-11-21', '650.00', '950.00'],
      ['charge', '2026-11-14', '650.00', '300.00'],
      ['bond', '2026-11-09', '0.00', '-350.00'],
      ['payment', '2026-11-08', '-1000.00', '-350.00'],
      ['charge', '2026-11-07', '650.00', '650.00'],
    ]);
    expect((await send('GET', `/api/tenancies/${tenancyId}`)).body.rentDue).toBe('600.00');
  });

  it('is filtered by type with the balance of all lines, and paged', async () => {
    const receipt = await receive('650.00', '2026-11-08');
    const charges = await account('?type=charge');
    expect([charges.totalItems, linesOf(charges)[0]]).toEqual([3, ['charge', today, '650.00', '1300.00']]);
    const [payment] = (await account('?type=payment')).member;
    expect(payment).toMatchObject({ id: receipt.id, transaction: { receiptNumber: 1, entries: expect.any(Array) } });
    expect(await account('?page=2')).toMatchObject({ totalItems: 4, member: [] });
    expect((await send('GET', 'rent-account?type=else')).status).toBe(400);
  });

  it('has months of rent charged, received and owed, without waivers and the bond among what was received', async () => {
    await receive('1000.00', '2026-11-08');
    await receive('2600.00', '2026-11-09', 'bondReceipt');
    const wrong = await receive('300.00', '2026-11-09');
    await send('POST', `${wrong['@id']}/reversal`, { reason: 'The bank returned it' });
    await waive('50.00');
    const months = async () => (await send('GET', 'rent-months')).body.months;
    expect(await months()).toEqual([{ month: '2026-11', charged: '1950.00', received: '1000.00', owed: '900.00' }]);
    const { id: propertyId } = await insertProperty(backend.database, { ownerId: olivia.id });
    const term = { startDate: '2025-06-02', endDate: '2026-10-11', paidTo: '2026-09-20' };
    ({ id: tenancyId } = await insertTenancy(backend.database, { ownerId: olivia.id, propertyId, ...term }));
    const found = await months();
    expect([found.length, found[0].month, found.at(-1)]).toEqual([
      12,
      '2025-11',
      { month: '2026-10', charged: '650.00', received: '0.00', owed: '1950.00' },
    ]);
  });

  it('is that of the owner only', async () => {
    for (const path of ['rent-account', 'rent-explanation', 'rent-months']) {
      expect((await send('GET', path, undefined, jack)).status).toBe(404);
    }
    expect((await waive('1.00', 'Mine', jack)).status).toBe(404);
  });
});

describe('V31 the explanation of the rent', () => {
  it('leads from the entries to paid-to, part payment, arrears and the rent due', async () => {
    const wrong = await receive('500.00', '2026-11-08');
    await send('POST', `${wrong['@id']}/reversal`, { reason: 'Entered twice' });
    await receive('720.00', '2026-11-08');
    await waive('50.00');
    const { body } = await send('GET', 'rent-explanation');
    expect(body).toMatchObject({
      today,
      settled: [
        { kind: 'rentReceipt', count: 2, amount: '1220.00' },
        { kind: 'reversal', count: 1, amount: '-500.00' },
        { kind: 'waiver', count: 1, amount: '50.00' },
      ],
      covered: '770.00',
      weeks: [{ from: '2026-11-07', to: '2026-11-13', count: 1, each: '650.00', amount: '650.00' }],
      paidTo: '2026-11-13',
      partPayment: '120.00',
      next: { from: '2026-11-14', to: '2026-11-20', amount: '650.00' },
      charged: '1950.00',
      due: '1180.00',
      arrearsDays: 8,
      countedTo: today,
    });
    const { paidTo, partPayment, arrearsDays, rentDue } = (await send('GET', `/api/tenancies/${tenancyId}`)).body;
    const { due, ...same } = body;
    expect(same).toMatchObject({ paidTo, partPayment, arrearsDays });
    expect(due).toBe(rentDue);
  });
});

describe('a waiver', () => {
  it('V31 balances, settles rent, is no receipt, and is recorded once for one key', async () => {
    const first = await waive('650.00', 'No hot water', olivia, 'key-1');
    expect(first.body).toMatchObject({
      kind: 'waiver',
      date: today,
      description: 'No hot water',
      receiptNumber: null,
      entries: [
        { account: 'rentIncome', amount: '650.00' },
        { account: 'rentDue', amount: '-650.00' },
      ],
    });
    expect((await waive('650.00', 'No hot water', olivia, 'key-1')).body.id).toBe(first.body.id);
    expect((await account('?type=waiver')).totalItems).toBe(1);
  });

  it('is at most the rent that is due, and needs a reason', async () => {
    const message = async (amount: string) => (await waive(amount)).body.violations[0].message;
    expect(await message('1950.01')).toBe('Only $1,950.00 of rent is due.');
    expect(await message('0.00')).toBe('Enter an amount above $0.00.');
    await receive('1950.00', today);
    expect(await message('1.00')).toBe('No rent is due.');
    expect((await waive('1.00', '')).body.violations[0]).toMatchObject({ propertyPath: 'reason' });
  });

  it('V31 is reversed once, and the rent is owed again', async () => {
    const { body } = await waive('650.00');
    const reversal = () => send('POST', `${body['@id']}/reversal`, { reason: 'By mistake' });
    expect((await reversal()).status).toBe(201);
    expect((await reversal()).status).toBe(409);
    expect((await send('GET', `/api/tenancies/${tenancyId}`)).body.rentDue).toBe('1950.00');
  });
});
