import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { unzip } from '../data-export/testing/read-archive.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
let olivia: { id: string };
let propertyId: string;
let tenancyId: string;
beforeAll(async () => {
  let now = Date.parse('2026-11-20T14:30:00Z');
  const clock = () => {
    now += 1000;
    return new Date(now);
  };
  backend = await testBackend({ clock });
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID() };
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
  const term = { startDate: '2026-07-04', endDate: null, paidTo: null };
  tenancyId = (await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term })).id;
});
afterAll(() => backend.close());

async function post(url: string, payload: object) {
  const response = await backend.inject({ method: 'POST', url, payload }, olivia);
  expect(response.statusCode).toBeLessThan(300);
  return response.json();
}
const requestPack = () =>
  backend.inject({ url: `/api/properties/${propertyId}/report/accountant-pack?financialYear=2026` }, olivia);

describe('the accountant pack', () => {
  it('has bond receipts apart, receipts by number, and marks those of reversed payments', async () => {
    for (let number = 1; number <= 11; number += 1) {
      const kind = number === 1 ? 'bondReceipt' : 'rentReceipt';
      const receipt = { kind, date: '2026-07-10', amount: '650.00', note: '' };
      const { id, '@id': iri } = await post(`/api/tenancies/${tenancyId}/receipts`, receipt);
      await post(`/api/ledger-transactions/${id}/receipt-emails`, { again: true });
      if (number === 3) await post(`${iri}/reversal`, { reason: 'Entered twice' });
    }
    const names = Object.keys(await unzip((await requestPack()).rawPayload));
    expect(names.filter((name) => /^(Rent|Bond) receipts/.test(name))).toEqual([
      'Bond receipts/Receipt-1.pdf',
      'Rent receipts/Receipt-2.pdf',
      'Rent receipts/Receipt-3 (reversed).pdf',
      ...[4, 5, 6, 7, 8, 9, 10, 11].map((number) => `Rent receipts/Receipt-${number}.pdf`),
    ]);
  });

  it('compares expenses until the end of the financial year, as the report does', async () => {
    await backend.insert.expense({ ownerId: olivia.id, propertyId, paidOn: '2027-06-30' });
    const files = await unzip((await requestPack()).rawPayload);
    const rows = parse<Record<string, string>>(files['Tie-out-2026-27.csv'] ?? '', { bom: true, columns: true });
    expect(rows.find(({ Figure }) => Figure === 'Total: paid')).toMatchObject({ Report: '110.00' });
    for (const { Figure, Difference } of rows) expect([Figure, Number(Difference)]).toEqual([Figure, 0]);
  });

  it('is prepared once at a time for an owner', async () => {
    const replies = await Promise.all([requestPack(), requestPack()]);
    const refused = replies.find(({ statusCode }) => statusCode !== 200);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(refused?.json()).toMatchObject({ code: 'archive-in-progress' });
    expect((await requestPack()).statusCode).toBe(200);
  });
});
