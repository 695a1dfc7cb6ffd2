import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { applicants, applicationAccesses, applications, destructionCertificates } from './application-tables.ts';
import { statementOf } from './sign-statement.ts';
import { applicationApi, jack, olivia } from './testing/application-api.ts';

const api = await applicationApi();
const { backend, aSubmitted, patch, view, setNow } = api;
afterAll(() => backend.close());

const certificateOf = async (id: string) => {
  const [row] = await backend.database.select().from(destructionCertificates).where(eq(destructionCertificates.id, id));
  return row ?? null;
};
const destroyAt = async (at: string) => {
  setNow(at);
  await backend.boss.send('application-retention');
  await backend.runQueue('application-retention');
};

it('V41: shows the date of destruction, which depends on state, decision and consent', async () => {
  setNow('2026-11-21T00:00:00Z');
  const dateOf = async (state: 'VIC' | 'QLD' | 'NSW', keepLonger: boolean) => {
    const { id, token } = await aSubmitted(state, keepLonger);
    expect((await view(token)).body.destroyOn).toBe('2027-05-21');
    return (await patch(id, { status: 'declined' })).body.destroyOn;
  };
  expect(await dateOf('VIC', false)).toBe('2026-12-21');
  expect(await dateOf('VIC', true)).toBe('2027-05-21');
  expect(await dateOf('QLD', true)).toBe('2027-02-21');
  expect(await dateOf('NSW', false)).toBe('2027-05-21');
});

it('V41: destroys an application with its log on its date, and issues a signed certificate', async () => {
  setNow('2026-11-21T00:00:00Z');
  const { id, token, emails } = await aSubmitted('VIC');
  await api.post(`applications/${id}/accesses`, {}, olivia);
  await patch(id, { status: 'declined' });
  await destroyAt('2026-12-20T12:59:00Z');
  expect((await view(token)).status).toBe(200);
  // Melbourne is 11 hours ahead, so 21 December starts there at 13:00.
  await destroyAt('2026-12-20T13:01:00Z');
  expect((await view(token)).status).toBe(404);
  const { database } = backend;
  expect(await database.$count(applications, eq(applications.id, id))).toBe(0);
  expect(await database.$count(applicants, eq(applicants.applicationId, id))).toBe(0);
  expect(await database.$count(applicationAccesses, eq(applicationAccesses.applicationId, id))).toBe(0);

  const stored = await certificateOf(id);
  if (!stored) throw new Error('The certificate was not stored.');
  const key = createPublicKey({ key: Buffer.from(stored.publicKey, 'base64'), format: 'der', type: 'spki' });
  const signature = Buffer.from(stored.signature, 'base64');
  expect(verify(null, Buffer.from(statementOf(stored)), key, signature)).toBe(true);
  const other = statementOf({ ...stored, rule: 'Another rule.' });
  expect(verify(null, Buffer.from(other), key, signature)).toBe(false);
  expect(stored.rule).toContain('within 30 days');
  const own = eq(destructionCertificates.id, id);
  await expect(database.update(destructionCertificates).set({ rule: '' }).where(own)).rejects.toThrow();
  await expect(database.delete(destructionCertificates).where(own)).rejects.toThrow();

  const url = `/api/destruction-certificates/${id}/file`;
  const file = await backend.inject({ url }, olivia);
  expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(stored.documentSha256);
  expect((await backend.inject({ url }, jack)).statusCode).toBe(404);
  expect(JSON.stringify({ ...stored, document: '' })).not.toContain(emails[0]);
});

it('destroys a withdrawn application with the next run, and a draft a month after its last change', async () => {
  setNow('2026-11-21T00:00:00Z');
  const { id, token } = await aSubmitted('NSW');
  const draft = await api.start((await api.aListing('NSW')).id);
  await api.post('application-withdrawals', { token });
  await destroyAt('2026-11-21T01:00:00Z');
  expect(await certificateOf(id)).toMatchObject({ rule: 'The application is destroyed when it is withdrawn.' });
  expect((await view(draft.token)).status).toBe(200);
  await destroyAt('2026-12-22T00:00:00Z');
  expect((await view(draft.token)).status).toBe(404);
});

it('V41: a legal hold overrides the date', async () => {
  setNow('2026-11-21T00:00:00Z');
  const { id, token } = await aSubmitted('VIC');
  await patch(id, { status: 'declined', legalHold: true });
  await destroyAt('2027-01-10T00:00:00Z');
  const { status, body } = await view(token);
  const kinds = body.accesses.map((one: { kind: string }) => one.kind);
  expect([status, body.legalHold, kinds]).toEqual([200, true, ['declined', 'held']]);
  await patch(id, { legalHold: false });
  await destroyAt('2027-01-10T01:00:00Z');
  expect(await certificateOf(id)).not.toBeNull();
});

it('V41: a legal hold overrides a withdrawal, and its end destroys what was written', async () => {
  setNow('2026-11-21T00:00:00Z');
  const { input, token } = await api.start((await api.aListing('VIC')).id);
  const { id } = input;
  const part = { phone: '0491 570 006' };
  expect((await api.save(token, part)).status).toBe(200);
  await api.complete(token);
  await patch(id, { legalHold: true });
  await api.post('application-withdrawals', { token });
  await destroyAt('2027-01-10T00:00:00Z');
  expect((await view(token)).body).toMatchObject({ status: 'withdrawn', legalHold: true, part });
  expect((await patch(id, { legalHold: false })).status).toBe(200);
  expect((await view(token)).body.part).toEqual({});
  expect((await patch(id, { legalHold: true })).body.code).toBe('application-withdrawn');
  await destroyAt('2027-01-10T01:00:00Z');
  expect(await certificateOf(id)).not.toBeNull();
});

it('V41: says in each mail when the application is destroyed, and what changes the date', async () => {
  setNow('2026-11-21T00:00:00Z');
  const { id, token, emails } = await aSubmitted('VIC');
  await patch(id, { status: 'approved' });
  const declined = await aSubmitted('VIC');
  await patch(declined.id, { status: 'declined' });
  const withdrawn = await aSubmitted('VIC');
  await api.post('application-withdrawals', { token: withdrawn.token });
  const lastLines = async ([email = '']: string[]) =>
    (await api.mailsTo(email)).map(({ text }) => text.trim().split('\n').at(-1));
  expect(token).not.toBe('');
  expect(await lastLines(emails)).toEqual([
    'If it isn’t sent, we destroy this application on Monday 21 December 2026, or 1 month after your last change. Once it’s sent, we destroy it after 6 months unless the owner decides before.',
    'We destroy this application on Friday 21 May 2027 unless the owner decides before, or sooner once the home is leased.',
    'We destroy this application on Friday 21 May 2027 if no tenancy starts.',
  ]);
  expect((await lastLines(declined.emails)).at(-1)).toBe(
    'We destroy this application on Monday 21 December 2026, unless the owner needs it for a dispute.',
  );
  expect((await lastLines(withdrawn.emails)).at(-1)).toBe(
    'We’ve destroyed what was written in it. The rest follows within a day.',
  );
});

describe('V41: an undecided application', () => {
  it('is unsuccessful once the listing is leased', async () => {
    setNow('2026-11-21T00:00:00Z');
    const { token, listing } = await aSubmitted('VIC');
    const url = `/api/listings/${listing.id}/status`;
    const headers = { 'if-match': '*' };
    await backend.inject({ method: 'POST', url, payload: { status: 'leased' }, headers }, olivia);
    await destroyAt('2026-11-22T00:00:00Z');
    expect((await view(token)).body.destroyOn).toBe('2026-12-21');
  });
});

describe('V41: an approved application', () => {
  const anApproved = async (state: 'VIC' | 'NSW') => {
    setNow('2026-11-21T00:00:00Z');
    const { id, token, listing, ...found } = await aSubmitted(state);
    await patch(id, { status: 'approved' });
    const tenants = found.input.adults.map((adult) => ({ ...adult, primaryTenant: true }));
    return { id, token, tenants, propertyId: listing.propertyId };
  };
  const dateOf = async (token: string) => (await view(token)).body.destroyOn;

  it('is destroyed 6 months later when no tenancy starts', async () => {
    const { id, token } = await anApproved('VIC');
    await destroyAt('2026-11-22T00:00:00Z');
    expect(await dateOf(token)).toBe('2027-05-21');
    const { hasTenancy, retentionNotice } = (await view(token)).body;
    expect([hasTenancy, retentionNotice]).toEqual([false, expect.stringContaining('if no tenancy starts')]);
    await destroyAt('2027-05-21T00:00:00Z');
    expect((await certificateOf(id))?.rule).toContain('6 months after its approval');
  });

  it.each([
    ['VIC', '2030-11-30'],
    ['NSW', '2028-05-30'],
  ] as const)('is stored in %s while the tenancy runs, then until %s', async (state, date) => {
    const { token, propertyId, tenants } = await anApproved(state);
    const term = { startDate: '2026-12-01', endDate: '2027-11-30', createdAt: new Date('2026-11-25T00:00:00Z') };
    await backend.insert.tenancy({ ownerId: olivia.id, propertyId, tenants, paidTo: null, ...term });
    await destroyAt('2027-11-30T00:00:00Z');
    expect(await dateOf(token)).toBeNull();
    await destroyAt('2027-12-02T00:00:00Z');
    expect(await dateOf(token)).toBe(date);
    const { hasTenancy, retentionNotice } = (await view(token)).body;
    expect(hasTenancy).toBe(true);
    expect(retentionNotice).toMatch(/of the end of the tenancy/);
    expect(retentionNotice).not.toMatch(/no tenancy starts/);
    const owners = (await backend.inject({ url: `/api/applications?property.id=${propertyId}` }, olivia)).json();
    expect(owners.member).toMatchObject([{ hasTenancy: true, destroyOn: date }]);
  });

  it('is unsuccessful when others rent the home', async () => {
    const { token, propertyId } = await anApproved('VIC');
    const term = { startDate: '2026-12-01', endDate: '2027-11-30', createdAt: new Date('2026-11-25T00:00:00Z') };
    await backend.insert.tenancy({ ownerId: olivia.id, propertyId, paidTo: null, ...term });
    await destroyAt('2026-11-30T00:00:00Z');
    expect(await dateOf(token)).toBe('2026-12-25');
  });
});
