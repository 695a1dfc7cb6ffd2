import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { NoticeContent, NoticeFacts } from 'shared-contract/tenancy/notice';
import { longDate } from 'tenancy-law/form/long-date';
import { earliestEnds, earliestIncrease } from 'tenancy-law/notice/next-actions';
import { type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '61000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const now = new Date('2026-11-23T01:00:00Z');

/** The states with a place and its time zone. Two of them have no daylight saving. */
const states: readonly [AustralianState, string, string][] = [
  ['NSW', '2042', 'Australia/Sydney'],
  ['VIC', '3121', 'Australia/Melbourne'],
  ['QLD', '4101', 'Australia/Brisbane'],
  ['WA', '6160', 'Australia/Perth'],
  ['SA', '5045', 'Australia/Adelaide'],
  ['TAS', '7000', 'Australia/Hobart'],
  ['ACT', '2601', 'Australia/Sydney'],
  ['NT', '0800', 'Australia/Darwin'],
];

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

async function aTenancy(state: AustralianState = 'VIC', values: { startDate?: string; endDate?: string | null } = {}) {
  const [, postcode = '', timeZone = ''] = states.find(([one]) => one === state) ?? [];
  const property = await backend.insert.property({ ownerId: olivia.id, state, postcode, timeZone });
  const own = { ownerId: olivia.id, propertyId: property.id };
  const tenants = [
    { name: 'Mia Petrović', email: `mia-${property.id}@example.com`, primaryTenant: true },
    { name: 'Tom O’Brien', email: '', primaryTenant: false },
  ];
  const tenancy = await backend.insert.tenancy({ ...own, startDate: '2024-02-01', endDate: null, tenants, ...values });
  return { ...tenancy, timeZone, email: tenants[0]?.email ?? '' };
}

async function give(tenancyId: string, content: object, headers: Record<string, string> = {}) {
  const url = `/api/tenancies/${tenancyId}/notices`;
  const response = await backend.inject({ method: 'POST', url, payload: { content }, headers }, olivia);
  return { status: response.statusCode, body: response.json() };
}

const read = async (id: string) => (await backend.inject({ url: `/api/tenancies/${id}` }, olivia)).json();
const list = async (id: string) =>
  (await backend.inject({ url: `/api/tenancies/${id}/notices` }, olivia)).json().member;
const withdraw = async (id: string) => {
  const url = `/api/notices/${id}/withdrawal`;
  const response = await backend.inject({ method: 'POST', url, payload: {} }, olivia);
  return { status: response.statusCode, body: response.json() };
};
const mailsTo = async (email: string) => (await backend.mails()).filter(({ to }) => to === email);
const anIncrease = (effectiveDate: string): NoticeContent => ({
  kind: 'rentIncrease',
  rent: '680.00',
  effectiveDate,
  calculation: '',
});

describe.each(states)('V32, V33 notices in %s', (state, _postcode, timeZone) => {
  const today = localDateIn(timeZone, now);

  it('takes a rent increase on the earliest lawful date, and tells that date when it is a day early', async () => {
    const { id } = await aTenancy(state);
    const { earliest } = earliestIncrease((await read(id)).noticeFacts as NoticeFacts, today);
    const early = await give(id, anIncrease(addDays(earliest, -1)));
    expect([early.status, early.body.violations]).toEqual([
      422,
      [
        {
          propertyPath: 'content.effectiveDate',
          message: expect.stringContaining(`the earliest is ${longDate(earliest)}`),
          code: 'V32',
        },
      ],
    ]);
    const given = await give(id, anIncrease(earliest));
    expect([given.status, given.body.status]).toEqual([201, 'given']);
  });

  it('takes an end on the earliest lawful date of each ground, and tells that date when it is a day early', async () => {
    const { id } = await aTenancy(state);
    const grounds = earliestEnds((await read(id)).noticeFacts as NoticeFacts, today);
    expect(grounds).not.toEqual([]);
    for (const { code, law } of grounds) {
      const end = { kind: 'end', ground: code, reason: 'Our daughter moves in.', evidenceAttached: true };
      const early = await give(id, { ...end, endDate: addDays(law.value.earliestEnd, -1) });
      expect([code, early.status, early.body.violations?.[0]]).toEqual([
        code,
        422,
        expect.objectContaining({
          propertyPath: 'content.endDate',
          message: expect.stringContaining(longDate(law.value.earliestEnd)),
        }),
      ]);
      const given = await give(id, { ...end, endDate: law.value.earliestEnd });
      expect([code, given.status]).toEqual([code, 201]);
      expect((await read(id)).ending).toEqual({ endDate: law.value.earliestEnd, reason: 'Our daughter moves in.' });
      expect((await withdraw(given.body.id)).body.status).toBe('withdrawn');
      expect(await read(id)).toMatchObject({ endDate: null, ending: null });
    }
  });
});

describe('POST /api/tenancies/{id}/notices', () => {
  it('emails the PDF to every tenant with an address, and records when the mail server took it', async () => {
    const { id, email } = await aTenancy();
    const { body } = await give(id, anIncrease('2027-06-01'));
    expect(body).toMatchObject({ status: 'given', givenAt: now.toISOString(), pdf: `/api/notices/${body.id}/pdf` });
    expect(body.served).toEqual([{ name: 'Mia Petrović', email, sentAt: null }]);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Notice of rent increase');
    expect(mail?.text).toContain('$680 per week');
    const pdf = await backend.inject({ url: body.pdf }, olivia);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(mail?.attachments.map(({ type }) => type)).toEqual(['application/pdf']);
    expect(mail?.attachments[0]?.bytes.equals(pdf.rawPayload)).toBe(true);
    expect((await list(id))[0].served).toEqual([{ name: 'Mia Petrović', email, sentAt: now.toISOString() }]);
  });

  it('gives one notice for a repeated request', async () => {
    const { id } = await aTenancy();
    const headers = { 'idempotency-key': 'once' };
    const [first, second] = [
      await give(id, anIncrease('2027-06-01'), headers),
      await give(id, anIncrease('2027-06-01'), headers),
    ];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect(await list(id)).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['a rent that is not higher', { ...anIncrease('2027-06-01'), rent: '650.00' }, 'content.rent'],
    ['an unknown ground', { kind: 'end', ground: 'mood', endDate: '2099-01-01', reason: 'x' }, 'content.ground'],
    [
      'an entry tomorrow at sunrise',
      { kind: 'entry', purpose: 'inspection', date: '2026-11-24', from: '06:00', to: '07:00', note: '' },
      'content.date',
    ],
    [
      'an entry that ends before it starts',
      { kind: 'entry', purpose: 'repairs', date: '2026-12-24', from: '11:00', to: '10:00', note: '' },
      'content.to',
    ],
    [
      'tenants’ notice from the future',
      { kind: 'tenantEnds', receivedDate: '2026-11-25', endDate: '2026-12-25', reason: '' },
      'content.receivedDate',
    ],
    ['an end before the start', { kind: 'agreedEnd', endDate: '2024-01-31', reason: '' }, 'content.endDate'],
  ])('rejects %s at its field', async (_name, content, field) => {
    const { id } = await aTenancy();
    const { status, body } = await give(id, content);
    expect([status, body.violations?.map(({ propertyPath }: { propertyPath: string }) => propertyPath)]).toEqual([
      422,
      [field],
    ]);
    expect(await list(id)).toEqual([]);
  });

  it('V33 needs the reason and the evidence where the state asks for them', async () => {
    const { id } = await aTenancy('NSW');
    const { body } = await give(id, { kind: 'end', ground: 'sale', endDate: '2099-01-01', reason: ' ' });
    expect(body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath)).toEqual([
      'content.reason',
      'content.evidenceAttached',
    ]);
  });

  it('V32 counts the last increase of a Queensland property across its tenancies', async () => {
    const { propertyId } = await aTenancy('QLD', { startDate: '2024-02-01', endDate: '2026-07-31' });
    const own = { ownerId: olivia.id, propertyId };
    const next = await backend.insert.tenancy({ ...own, rentCents: 70_000, startDate: '2026-08-01', endDate: null });
    expect((await read(next.id)).noticeFacts.lastIncrease).toBe('2026-08-01');
    const other = await aTenancy('VIC', { startDate: '2024-02-01', endDate: '2026-07-31' });
    const victorian = await backend.insert.tenancy({
      ownerId: olivia.id,
      propertyId: other.propertyId,
      rentCents: 70_000,
      startDate: '2026-08-01',
      endDate: null,
    });
    expect((await read(victorian.id)).noticeFacts.lastIncrease).toBeNull();
  });

  it('records one end at a time, and gives the fixed term back when it is withdrawn', async () => {
    const { id } = await aTenancy('SA', { startDate: '2026-02-01', endDate: '2027-06-30' });
    const left = await give(id, {
      kind: 'tenantEnds',
      receivedDate: '2026-11-20',
      endDate: '2026-12-20',
      reason: 'New job in Darwin',
    });
    expect([left.status, left.body.pdf, left.body.served]).toEqual([201, null, []]);
    expect(await read(id)).toMatchObject({ status: 'ending', endDate: '2026-12-20' });
    const second = await give(id, { kind: 'agreedEnd', endDate: '2026-12-31', reason: '' });
    expect([second.status, second.body.code]).toEqual([409, 'notice-open']);
    await withdraw(left.body.id);
    expect(await read(id)).toMatchObject({ status: 'active', endDate: '2027-06-30', ending: null });
  });

  it('V27 keeps an end that a new tenancy follows', async () => {
    const { id, propertyId } = await aTenancy();
    const agreed = await give(id, { kind: 'agreedEnd', endDate: '2026-12-31', reason: '' });
    await backend.insert.tenancy({ ownerId: olivia.id, propertyId, startDate: '2027-01-01', endDate: null });
    const refused = await withdraw(agreed.body.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'overlap']);
    expect((await read(id)).endDate).toBe('2026-12-31');
  });

  it('ends a tenancy at once for an end that was agreed for yesterday, and then takes no notice', async () => {
    const { id } = await aTenancy();
    const agreed = await give(id, { kind: 'agreedEnd', endDate: '2026-11-22', reason: '' });
    expect([agreed.body.status, (await read(id)).status]).toEqual(['applied', 'ended']);
    const late = await give(id, anIncrease('2027-06-01'));
    expect([late.status, late.body.code]).toEqual([409, 'tenancy-ended']);
  });
});
