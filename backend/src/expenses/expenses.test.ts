import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { expenses } from './expense-table.ts';

const olivia = { id: '69000000-0000-4000-8000-000000000001' };
const jack = { id: '69000000-0000-4000-8000-000000000002' };
/** In Melbourne it is 1 July 2026, the first day of a financial year; in Perth it is still 30 June. */
const now = new Date('2026-06-30T15:00:00Z');
const path = '/api/expenses';

let backend: TestBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  await backend.signInAs(olivia);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(expenses);
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
});

const typed = {
  paidOn: '2026-06-29',
  supplier: ' Ace Plumbing ',
  description: 'Kitchen tap',
  label: 'repairs',
  amount: '110.00',
  gst: '10.00',
  privateShare: 25,
  capital: null,
};
const post = (fields: object = {}) => {
  const payload = { id: randomUUID(), property: `/api/properties/${propertyId}`, ...typed, ...fields };
  return backend.inject({ method: 'POST', url: path, payload }, olivia);
};
const patch = (id: string, payload: object, version: string) =>
  backend.inject({ method: 'PATCH', url: `${path}/${id}`, payload, headers: { 'if-match': version } }, olivia);
const pathsOf = (response: { json: () => { violations: { propertyPath: string }[] } }) =>
  response.json().violations.map((one) => one.propertyPath);
const list = async (query = '', user = olivia) =>
  (await backend.inject({ url: `/api/properties/${propertyId}/expenses?${query}` }, user)).json();
const store = (values: object) => backend.insert.expense({ ownerId: olivia.id, propertyId, ...values });

describe('an expense', () => {
  it('is stored and returned with the share that is for rent', async () => {
    const response = await post();
    expect([response.statusCode, response.headers.etag]).toEqual([201, '"1"']);
    const stored = { ...typed, supplier: 'Ace Plumbing', rentalAmount: '82.50', receipt: null };
    expect(response.json()).toMatchObject({ '@type': 'Expense', property: `/api/properties/${propertyId}`, ...stored });
    expect((await backend.inject({ url: response.json()['@id'] }, olivia)).json()).toMatchObject(stored);
  });

  it('is rejected with a violation for each wrong field (V34)', async () => {
    expect(pathsOf(await post({ supplier: ' ', label: 'pets', privateShare: 101, paidOn: '29/06/2026' }))).toEqual([
      'paidOn',
      'supplier',
      'label',
      'privateShare',
    ]);
    const capital = { acquiredOn: '2026-07-02', cost: '0.00' };
    expect(pathsOf(await post({ paidOn: '2026-07-02', amount: '110.00', gst: '10.02', capital }))).toEqual([
      'paidOn',
      'gst',
      'capital.acquiredOn',
      'capital.cost',
    ]);
    expect(pathsOf(await post({ amount: '0.00', gst: '0.00' }))).toEqual(['amount']);
    expect((await list()).totalItems).toBe(0);
  });

  it('is paid until today by the calendar of the property (V34)', async () => {
    expect((await post({ paidOn: '2026-07-01' })).statusCode).toBe(201);
    propertyId = (await backend.insert.property({ ownerId: olivia.id, timeZone: 'Australia/Perth' })).id;
    expect(pathsOf(await post({ paidOn: '2026-07-01' }))).toEqual(['paidOn']);
  });

  it('is added once when the request is repeated, and not replaced by another one with its id', async () => {
    const body = { id: randomUUID() };
    const [first, second] = [await post(body), await post(body)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await post({ ...body, amount: '220.00' })).json().code).toBe('already-added');
    expect((await list('financialYear=2025')).member).toMatchObject([{ amount: '110.00' }]);
  });

  it('changes only from the version that the owner saw, and stays valid (V34)', async () => {
    const { id } = (await post()).json();
    expect((await patch(id, { supplier: 'Ace' }, '"9"')).statusCode).toBe(412);
    const unconditional = { method: 'PATCH' as const, url: `${path}/${id}`, payload: { supplier: 'Ace' } };
    expect((await backend.inject(unconditional, olivia)).statusCode).toBe(428);
    expect(pathsOf(await patch(id, { amount: '50.00' }, '"1"'))).toEqual(['gst']);
    const capital = { acquiredOn: '2026-06-01', cost: '2400.00' };
    const changed = await patch(id, { label: 'declineInValue', capital }, '"1"');
    expect([changed.headers.etag, changed.json()]).toMatchObject(['"2"', { amount: '110.00', capital }]);
    expect((await patch(id, { capital: null }, '"2"')).json().capital).toBeNull();
  });

  it('is invisible to other users', async () => {
    await backend.signInAs(jack);
    const { id } = (await post()).json();
    expect((await backend.inject({ url: `${path}/${id}` }, jack)).statusCode).toBe(404);
    expect((await list('', jack)).status).toBe(404);
    const removal = { method: 'DELETE' as const, url: `${path}/${id}` };
    expect((await backend.inject(removal, jack)).statusCode).toBe(404);
    expect((await backend.inject(removal, olivia)).statusCode).toBe(204);
    expect((await backend.inject({ url: `${path}/${id}` }, olivia)).statusCode).toBe(404);
  });

  it('is in no sum once it was removed, and comes back as it was', async () => {
    await backend.signInAs(jack);
    const { id, '@id': url, createdAt } = (await post({ paidOn: '2026-07-01' })).json();
    const restore = (user: { id: string }) => backend.inject({ method: 'POST', url: `${url}/restore` }, user);
    expect((await backend.inject({ method: 'DELETE', url }, olivia)).statusCode).toBe(204);
    expect((await backend.inject({ method: 'DELETE', url }, olivia)).statusCode).toBe(404);
    expect(await list()).toMatchObject({ totalItems: 0, totals: { amount: '0.00' } });
    expect((await restore(jack)).statusCode).toBe(404);
    const statuses = (await Promise.all([restore(olivia), restore(olivia)])).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200]);
    expect(await list()).toMatchObject({ totals: { amount: '110.00' }, member: [{ id, createdAt, amount: '110.00' }] });
    expect((await patch(id, { supplier: 'Ace' }, '"1"')).statusCode).toBe(412);
  });

  it('is removed again when the form of another tab has added it again', async () => {
    const body = { id: randomUUID() };
    const { '@id': url } = (await post(body)).json();
    const remove = async () => (await backend.inject({ method: 'DELETE', url }, olivia)).statusCode;
    expect(await remove()).toBe(204);
    expect((await post({ ...body, supplier: 'Ace' })).statusCode).toBe(201);
    expect(await remove()).toBe(204);
    const restored = await backend.inject({ method: 'POST', url: `${url}/restore` }, olivia);
    expect([restored.statusCode, restored.json().supplier]).toEqual([200, 'Ace']);
  });

  it('goes with its property while it is removed', async () => {
    const { '@id': url } = (await post()).json();
    await backend.inject({ method: 'DELETE', url }, olivia);
    const property = `/api/properties/${propertyId}`;
    expect((await backend.inject({ method: 'DELETE', url: property }, olivia)).statusCode).toBe(204);
    expect((await backend.inject({ method: 'POST', url: `${url}/restore` }, olivia)).statusCode).toBe(404);
  });

  it('protects its property from being deleted', async () => {
    await post();
    const url = `/api/properties/${propertyId}`;
    const response = await backend.inject({ method: 'DELETE', url }, olivia);
    expect([response.statusCode, response.json().detail]).toEqual([409, expect.stringContaining('1 expense')]);
  });
});

describe('the expenses of a property', () => {
  beforeEach(async () => {
    await store({ paidOn: '2026-07-01', amountCents: 5_000, gstCents: 0, label: 'water' });
    await store({ paidOn: '2026-06-30', amountCents: 10_001, gstCents: 909, privateShare: 50, label: 'repairs' });
    await store({ paidOn: '2026-06-02', amountCents: 20_000, gstCents: 0, label: 'water' });
    await store({ paidOn: '2025-07-01', amountCents: 30_000, gstCents: 2_727, label: 'repairs' });
    await store({ paidOn: '2024-06-30', amountCents: 40_000, gstCents: 0, label: 'insurance' });
    const other = (await backend.insert.property({ ownerId: olivia.id })).id;
    await store({ paidOn: '2026-06-30', propertyId: other, amountCents: 99_999 });
  });

  it('are those of the current financial year by local dates, back to the first one (V30)', async () => {
    const found = await list();
    expect(found).toMatchObject({ financialYear: 2026, years: [2026, 2025, 2024, 2023], totalItems: 1 });
    expect(found.member).toMatchObject([{ paidOn: '2026-07-01' }]);
    expect(await list('financialYear=2027')).toMatchObject({ financialYear: 2026, totalItems: 1 });
    expect(await list('financialYear=2024')).toMatchObject({ financialYear: 2024, totalItems: 0 });
  });

  it('offers the new year from 1 July in the property’s zone (V30)', async () => {
    const perth = { ownerId: olivia.id, timeZone: 'Australia/Perth' };
    propertyId = (await backend.insert.property(perth)).id;
    expect(await list()).toMatchObject({ financialYear: 2025, years: [2025] });
  });

  it('have sums by label and month that equal the sum of the list', async () => {
    const { member, totals, byLabel, byMonth } = await list('financialYear=2025');
    expect(member.map((one: { paidOn: string }) => one.paidOn)).toEqual(['2026-06-30', '2026-06-02', '2025-07-01']);
    expect(totals).toEqual({ count: 3, amount: '600.01', gst: '36.36', rentalAmount: '550.01' });
    expect(byLabel).toMatchObject([
      { label: 'repairs', count: 2, amount: '400.01', gst: '36.36', rentalAmount: '350.01' },
      { label: 'water', count: 1, amount: '200.00', gst: '0.00' },
    ]);
    expect(byMonth).toMatchObject([
      { month: '2025-07', amount: '300.00' },
      { month: '2026-06', count: 2, amount: '300.01' },
    ]);
    expect(member[0].rentalAmount).toBe('50.01');
  });

  it('are filtered by label, while the sums by label are those of the year', async () => {
    const found = await list('financialYear=2025&label=water');
    expect(found).toMatchObject({ totalItems: 1, totals: { amount: '200.00' }, byMonth: [{ month: '2026-06' }] });
    expect(found.byLabel).toHaveLength(2);
    const wrong = await backend.inject({ url: `/api/properties/${propertyId}/expenses?label=pets` }, olivia);
    expect(wrong.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('come in pages of 30 with sums over all pages', async () => {
    const month = Array.from({ length: 30 }, (_, day) => `2024-09-${String(day + 1).padStart(2, '0')}`);
    for (const paidOn of [...month, '2024-10-01']) await store({ paidOn, amountCents: 100, gstCents: 9 });
    const second = await list('financialYear=2024&page=2');
    expect(second).toMatchObject({ totalItems: 31, totals: { amount: '31.00' }, member: [{ paidOn: '2024-09-01' }] });
  });
});
