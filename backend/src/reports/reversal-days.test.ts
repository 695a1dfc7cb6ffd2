import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestBackend, type TestUser, testBackend } from '../testing/index.ts';

let now = Date.parse('2026-11-20T14:30:00Z');
const clock = () => {
  now += 1000;
  return new Date(now);
};
let backend: TestBackend;
let olivia: TestUser & { id: string };
let propertyId: string;
let tenancyId: string;
beforeAll(async () => {
  backend = await testBackend({ clock });
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
  const term = { startDate: '2026-06-20', endDate: null, paidTo: null };
  tenancyId = (await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term })).id;
});
afterAll(() => backend.close());

async function post(url: string, payload: object) {
  const response = await backend.inject({ method: 'POST', url, payload }, olivia);
  expect(response.statusCode).toBeLessThan(300);
  return response.json();
}
const receive = (amount: string, date: string, kind = 'rentReceipt') =>
  post(`/api/tenancies/${tenancyId}/receipts`, { kind, date, amount, note: 'late again' });
const get = (path = '', year = 2026, as: TestUser = olivia) =>
  backend.inject({ url: `/api/properties/${propertyId}/report${path}?financialYear=${year}` }, as);
const report = async (year?: number) => (await get('', year)).json();

describe('the day of a reversal', () => {
  it('V31 a corrected mistake changes no figure of any year, a returned payment counts on its own day', async () => {
    const figures = async () => {
      const { tenancies, income, net, byMonth } = await report(2025);
      const after = await report(2026);
      const { closing, received, opening, paidTo, arrearsDays } = after.tenancies[0];
      return [
        income,
        net,
        byMonth,
        tenancies,
        after.income,
        after.byMonth,
        closing,
        received,
        opening,
        paidTo,
        arrearsDays,
      ];
    };
    await receive('650.00', '2026-06-20');
    const before = await figures();
    const mistake = await receive('650.00', '2026-06-30');
    expect(await figures()).not.toEqual(before);
    const reversal = await post(`${mistake['@id']}/reversal`, { reason: 'Twice', cause: 'mistake' });
    expect(reversal).toMatchObject({ date: '2026-06-30', reversalCause: 'mistake' });
    expect(await figures()).toEqual(before);
    const pdf = async () => (await backend.readPdf((await get('/pdf', 2025)).rawPayload)).join(' ');
    expect(await pdf()).not.toContain('without their cause');

    const bounced = await receive('333.33', '2026-06-30');
    const returned = (date: string) => {
      const payload = { reason: 'Bounced', cause: 'returned', date };
      return backend.inject({ method: 'POST', url: `${bounced['@id']}/reversal`, payload }, olivia);
    };
    for (const date of ['2026-06-29', '2026-11-22']) {
      const { statusCode, body } = await returned(date);
      expect([statusCode, JSON.parse(body).violations[0].propertyPath]).toEqual([422, 'date']);
    }
    expect((await returned('2026-07-02')).json()).toMatchObject({ date: '2026-07-02', reversalCause: 'returned' });
    expect([(await report(2025)).income, (await report(2026)).income]).toEqual(['983.33', '-333.33']);
    const statement = `/api/tenancies/${tenancyId}/statement?from=2026-06-20&to=2026-07-05`;
    const [text = ''] = await backend.readPdf((await backend.inject({ url: statement }, olivia)).rawPayload);
    expect(text).toContain('30 June 2026 Correction of receipt 2 $650.00');
    expect(text).toContain('2 July 2026 Payment returned, receipt 3 $333.33');
    const explained = await backend.inject({ url: `/api/tenancies/${tenancyId}/rent-explanation` }, olivia);
    expect(explained.json().covered).toBe('650.00');
  });
});
