import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { sessions } from '../auth/session-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { readAbaFile } from './testing/read-aba-file.ts';

const olivia = { id: '68000000-0000-4000-8000-000000000001' };
const jack = { id: '68000000-0000-4000-8000-000000000002' };
const now = new Date('2026-11-23T01:00:00Z');

let backend: TestBackend;
let accountId: string;
const logged: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) };
  backend = await testBackend({ clock: () => now, logLevel: 'debug', logTo });
  const propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
  const uses = { receivesRent: false, paysExpenses: true };
  const account = { id: randomUUID(), name: 'O Nguyen', bsb: '063-000', number: '00123456', ...uses };
  const payload = { ...account, property: `/api/properties/${propertyId}` };
  accountId = (await backend.inject({ method: 'POST', url: '/api/bank-accounts', payload }, olivia)).json().id;
});
afterAll(() => backend.close());

const plumber = { name: 'Zoë’s Plumbing', bsb: '083 004', number: '7654-321', amount: '480.05', reference: 'INV 1042' };
const strata = { name: 'Strata Plan 123', bsb: '733-000', number: '1234', amount: '1250.00', reference: 'LOT 7' };
const input = {
  bank: 'cba',
  userId: '1234',
  userName: 'Olivia Nguyen Property Fund',
  description: 'BILLS',
  date: '2026-11-30',
  isBalanced: false,
  payees: [plumber, strata],
};
const file = { ...input, userName: 'Olivia Nguyen Properties' };
/** A user gets a new session with each request; headers are those of one session. */
const post = (changes: object = {}, as: { id: string } | Record<string, string> = olivia) =>
  backend.inject(
    { method: 'POST', url: `/api/bank-accounts/${accountId}/aba-file`, payload: { ...file, ...changes } },
    as,
  );

describe('an ABA file', () => {
  it('V12 has fixed columns, an allowed set of characters, and totals that an independent reader confirms', async () => {
    const response = await post();
    expect([response.statusCode, response.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="payments-2026-11-30.aba"',
    ]);
    const read = readAbaFile(response.body);
    expect(read).toMatchObject({ endsWithCrlf: true, wrong: [] });
    expect(read.blanks.join('').trim()).toBe('');
    expect(read.header).toEqual({
      type: '0',
      sequence: '01',
      bank: 'CBA',
      userName: 'Olivia Nguyen Properties  ',
      userId: '001234',
      description: 'BILLS       ',
      date: '301126',
    });
    const payer = { traceBsb: '063-000', traceAccount: ' 00123456', remitter: 'Olivia Nguyen Pr', withholding: 0 };
    const credit = { type: '1', indicator: ' ', code: '50', ...payer };
    expect(read.records).toEqual([
      {
        ...credit,
        bsb: '083-004',
        account: '  7654321',
        cents: 48_005,
        title: "Zoe's Plumbing".padEnd(32),
        reference: 'INV 1042'.padEnd(18),
      },
      {
        ...credit,
        bsb: '733-000',
        account: '     1234',
        cents: 125_000,
        title: 'Strata Plan 123'.padEnd(32),
        reference: 'LOT 7'.padEnd(18),
      },
    ]);
    expect(read.trailer).toEqual({ type: '7', bsb: '999-999', net: 173_005, credits: 173_005, debits: 0, count: 2 });
  });

  it('V12 is balanced by one debit of the paying account when the bank requires it', async () => {
    const { records, trailer } = readAbaFile((await post({ isBalanced: true })).body);
    expect(records.at(-1)).toMatchObject({ code: '13', bsb: '063-000', account: ' 00123456', cents: 173_005 });
    expect(trailer).toEqual({ type: '7', bsb: '999-999', net: 0, credits: 173_005, debits: 173_005, count: 3 });
  });

  it.each([
    [{ userName: input.userName }, 'userName'],
    [{ bank: 'CB' }, 'bank'],
    [{ userId: '1234567' }, 'userId'],
    [{ description: 'PAY\r\n7999' }, 'description'],
    [{ date: '2026-11-22' }, 'date'],
    [{ date: '2027-11-30' }, 'date'],
    [{ payees: [] }, 'payees'],
    [{ payees: [{ ...plumber, bsb: '08300' }] }, 'payees[0].bsb'],
    [{ payees: [{ ...plumber, number: '000000' }] }, 'payees[0].number'],
    [{ payees: [{ ...plumber, name: 'Wei 李' }] }, 'payees[0].name'],
    [{ payees: [{ ...plumber, name: '\u0301' }] }, 'payees[0].name'],
    [{ payees: [{ ...plumber, amount: '0.00' }] }, 'payees[0].amount'],
    [{ payees: [{ ...plumber, amount: '-5.00' }] }, 'payees[0].amount'],
    [
      {
        payees: [
          { ...plumber, amount: '99999999.99' },
          { ...strata, amount: '0.01' },
        ],
      },
      'payees',
    ],
  ])('V12 is not made from %j, and the message names the field', async (changes, path) => {
    const response = await post(changes);
    expect([response.statusCode, response.json().violations?.[0]?.propertyPath]).toEqual([422, path]);
  });

  it('needs the password of the last ten minutes and the own account, and leaves no trace', async () => {
    expect((await post({}, jack)).statusCode).toBe(404);
    const session = await backend.signInAs(olivia);
    const typedAt = (minutesAgo: number) =>
      backend.database
        .update(sessions)
        .set({ authenticatedAt: new Date(now.getTime() - minutesAgo * 60_000) })
        .where(eq(sessions.userId, olivia.id));
    await typedAt(11);
    const response = await post({}, session);
    expect([response.statusCode, response.json().code]).toEqual([403, 'sign-in-required']);
    await typedAt(9);
    expect((await post({}, session)).statusCode).toBe(200);
    const keys = await backend.database.execute(sql`select * from idempotency_keys`);
    expect(keys.rows).toEqual([]);
    for (const text of ['7654321', '7654-321', 'Plumbing', '00123456', 'INV 1042']) {
      expect(logged.filter((line) => line.includes(text))).toEqual([]);
    }
  });
});
