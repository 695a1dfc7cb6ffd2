import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { maxBankAccounts } from 'shared-contract/property/bank-account';
import { sessions } from '../auth/session-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { bankAccounts } from './bank-account-table.ts';

const olivia = { id: '67000000-0000-4000-8000-000000000001' };
const jack = { id: '67000000-0000-4000-8000-000000000002' };
const now = new Date('2026-11-23T01:00:00Z');
const path = '/api/bank-accounts';

let backend: TestBackend;
let propertyId: string;
const logged: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) };
  backend = await testBackend({ clock: () => now, logLevel: 'debug', logTo });
  await backend.signInAs(olivia);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(bankAccounts);
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
});

const account = { name: 'O Nguyen', bsb: '063 000', number: '0012-3456', receivesRent: false, paysExpenses: false };
const post = (fields: object = {}, headers: Record<string, string> = {}) => {
  const payload = { id: randomUUID(), property: `/api/properties/${propertyId}`, ...account, ...fields };
  return backend.inject({ method: 'POST', url: path, payload, headers }, olivia);
};
const patch = (id: string, payload: object, version: string) =>
  backend.inject({ method: 'PATCH', url: `${path}/${id}`, payload, headers: { 'if-match': version } }, olivia);
const list = async () => (await backend.inject({ url: `${path}?property.id=${propertyId}` }, olivia)).json().member;
const usesOf = async () =>
  (await list()).map((one: typeof account) => [one.name, one.receivesRent, one.paysExpenses]).sort();

describe('a bank account', () => {
  it('is stored encrypted and returned with a masked number (V10)', async () => {
    const response = await post();
    expect([response.statusCode, response.headers.etag]).toEqual([201, '"1"']);
    expect(response.json()).toMatchObject({
      '@type': 'BankAccount',
      property: `/api/properties/${propertyId}`,
      name: 'O Nguyen',
      bsb: '063-000',
      maskedNumber: '••• 456',
    });
    expect(await list()).toEqual([expect.objectContaining({ maskedNumber: '••• 456' })]);
    const [stored] = await backend.database.select().from(bankAccounts);
    const bytes = Buffer.concat([stored?.sealed ?? Buffer.of(), stored?.dataKey ?? Buffer.of()]).toString('latin1');
    for (const text of ['00123456', '063', 'Nguyen']) expect(bytes).not.toContain(text);
  });

  it('is rejected with a violation for each wrong field (V10)', async () => {
    const wrong = await post({ name: ' ', bsb: '06300', number: '0000' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().violations.map((one: { propertyPath: string }) => one.propertyPath)).toEqual([
      'name',
      'bsb',
      'number',
    ]);
    expect(JSON.stringify({ ...wrong.json(), traceId: '' })).not.toContain('06300');
    const { id } = (await post()).json();
    expect((await patch(id, { number: '12a4' }, '"1"')).statusCode).toBe(422);
    expect((await post({ name: 'x'.repeat(33) })).statusCode).toBe(422);
  });

  it('is added once when the request is repeated, and no idempotency key stores its number', async () => {
    const body = { id: randomUUID() };
    const key = { 'idempotency-key': 'account-1' };
    const [first, second] = [await post(body, key), await post(body, key)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await list()).toHaveLength(1);
    const keys = await backend.database.execute(sql`select * from idempotency_keys`);
    expect(keys.rows).toEqual([]);
    const property = (await backend.insert.property({ ownerId: olivia.id })).id;
    expect((await post({ ...body, property: `/api/properties/${property}` })).statusCode).toBe(409);
  });

  it('changes without its number, and only from the version that the owner saw', async () => {
    const { id } = (await post()).json();
    expect((await patch(id, { name: 'Olivia Nguyen' }, '"9"')).statusCode).toBe(412);
    const unconditional = { method: 'PATCH' as const, url: `${path}/${id}`, payload: { name: 'Olivia Nguyen' } };
    expect((await backend.inject(unconditional, olivia)).statusCode).toBe(428);
    const changed = await patch(id, { name: 'Olivia Nguyen', bsb: '733001' }, '"1"');
    expect(changed.headers.etag).toBe('"2"');
    expect(changed.json()).toMatchObject({ name: 'Olivia Nguyen', bsb: '733-001', maskedNumber: '••• 456' });
    expect((await patch(id, { number: '98765' }, '"2"')).json().maskedNumber).toBe('••• 65');
  });

  it('belongs to one owner', async () => {
    const { id } = (await post()).json();
    const asJack = (options: object) => backend.inject({ url: `${path}/${id}`, ...options }, jack);
    const change = { method: 'PATCH', payload: { name: 'Jack' }, headers: { 'if-match': '*' } };
    for (const options of [{}, { url: `${path}/${id}/number` }, change, { method: 'DELETE' }]) {
      expect((await asJack(options)).statusCode).toBe(404);
    }
    const foreign = (await backend.insert.property({ ownerId: jack.id })).id;
    expect((await post({ property: `/api/properties/${foreign}` })).statusCode).toBe(422);
  });

  it('is removed, and is not counted twice', async () => {
    const { id } = (await post()).json();
    const remove = () => backend.inject({ method: 'DELETE', url: `${path}/${id}` }, olivia);
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
    expect(await list()).toEqual([]);
  });

  it('is one of at most twenty of a property', async () => {
    for (let row = 0; row < maxBankAccounts; row += 1)
      await backend.insert.bankAccount({ ownerId: olivia.id, propertyId });
    expect((await post()).json().violations[0].code).toBe('too-many');
  });
});

describe('what an account pays', () => {
  it('moves between the accounts of a property', async () => {
    const rent = (await post({ name: 'Rent', receivesRent: true, paysExpenses: true })).json();
    const other = (await post({ name: 'Costs', paysExpenses: true })).json();
    expect(await usesOf()).toEqual([
      ['Costs', false, true],
      ['Rent', true, false],
    ]);
    expect((await patch(rent.id, { name: 'Rent 2' }, '"1"')).statusCode).toBe(412);
    expect((await patch(other.id, { receivesRent: true }, '"1"')).json().receivesRent).toBe(true);
    expect(await usesOf()).toEqual([
      ['Costs', true, true],
      ['Rent', false, false],
    ]);
  });

  it('is one account also when two are added at the same time', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map((one) => post({ name: `Account ${one}`, receivesRent: true })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect((await list()).filter((one: typeof account) => one.receivesRent)).toHaveLength(1);
  });
});

describe('the whole number', () => {
  const numberOf = async (id: string, typedAt: Date | null) => {
    const headers = await backend.signInAs(olivia);
    await backend.database.update(sessions).set({ authenticatedAt: typedAt }).where(eq(sessions.userId, olivia.id));
    return backend.inject({ url: `${path}/${id}/number` }, headers);
  };
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it('is only for a user who has just typed the password', async () => {
    const { id } = (await post()).json();
    for (const typedAt of [null, minutesAgo(11), minutesAgo(60 * 24)]) {
      const refused = await numberOf(id, typedAt);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'sign-in-required']);
      // The random trace id may contain these digits.
      expect(JSON.stringify({ ...refused.json(), traceId: '' })).not.toContain('456');
    }
    const shown = await numberOf(id, minutesAgo(9));
    expect([shown.statusCode, shown.json().number, shown.headers['cache-control']]).toEqual([
      200,
      '00123456',
      'no-store',
    ]);
  });

  it('is in no log line', async () => {
    const { id } = (await post()).json();
    await post({ number: 'wrong 00123456' });
    await patch(id, { number: '0012 3456' }, '"1"');
    await numberOf(id, now);
    await backend.database.update(bankAccounts).set({ sealed: Buffer.alloc(40) });
    expect((await backend.inject({ url: path }, olivia)).statusCode).toBe(500);
    expect(logged.length).toBeGreaterThan(4);
    expect(logged.join('')).not.toMatch(/0012.?3456/);
  });
});
