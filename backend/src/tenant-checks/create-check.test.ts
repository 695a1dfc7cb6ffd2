import { afterAll, describe, expect, it } from '@jest/globals';
import { insertApplication } from '../testing/insert-application.ts';
import { aPdf } from '../testing/insert-document.ts';
import { zoe } from '../testing/insert-tenant-check.ts';
import { checkApi, jack, olivia } from './testing/check-api.ts';

const api = await checkApi();
const { backend, database, post, send, aDraft, aLinked, inputFor } = api;
afterAll(() => backend.close());

const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
const codesOf = ({ body }: { body: { violations?: { propertyPath: string; code: string }[] } | null }) =>
  (body?.violations ?? []).map(({ propertyPath, code }) => `${propertyPath} ${code}`);

describe('POST /api/tenant-checks', () => {
  it('V40 creates a draft of one adult, with price, payment and a date of destruction', async () => {
    const { status, body } = await post('tenant-checks', inputFor(propertyId));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'draft',
      applicant: { name: zoe.name },
      price: '29.00',
      payment: { status: 'unpaid', order: null },
      points: 0,
      isIdentityComplete: false,
      authorisedAt: null,
      destroyOn: '2027-05-21',
      events: [{ by: 'owner', kind: 'created' }],
    });
  });

  it('V40 rejects a minor and a missing consent', async () => {
    const minor = await post('tenant-checks', inputFor(propertyId, { dateOfBirth: '2010-01-01' }));
    expect([minor.status, codesOf(minor)]).toEqual([422, ['applicant.dateOfBirth adult']]);
    const silent = await post('tenant-checks', { ...inputFor(propertyId), consent: false });
    expect([silent.status, silent.body.violations[0].propertyPath]).toEqual([422, 'consent']);
  });

  it('V4 never accepts a tax file number', async () => {
    const found = await post('tenant-checks', inputFor(propertyId, { currentAddress: 'TFN 123 456 782' }));
    expect(codesOf(found)).toEqual(['applicant.currentAddress tax-file-number']);
  });

  it('V26 V40 rejects the owner’s own email as the applicant’s, in a new check and in a change', async () => {
    const own = `${olivia.id}+Tenant@Example.com`;
    const created = await post('tenant-checks', inputFor(propertyId, { email: own }));
    expect([created.status, codesOf(created)]).toEqual([422, ['applicant.email own-email']]);
    const { id, input } = await aDraft();
    const applicant = { ...input.applicant, email: own };
    expect(codesOf(await send('PATCH', `tenant-checks/${id}`, { applicant }))).toEqual(['applicant.email own-email']);
    expect(codesOf(await send('PATCH', `tenant-checks/${id}`, { email: own }))).toEqual(['applicant.email own-email']);
    // A check of an earlier release.
    const old = await backend.insert.tenantCheck({ ownerId: olivia.id, propertyId, status: 'draft', applicant });
    expect((await post(`tenant-checks/${old.id}/links`)).body.code).toBe('own-email');
    const upload = await post(`tenant-checks/${old.id}/authorities?signedOn=2026-11-20`, aPdf);
    expect(upload.body.code).toBe('own-email');
  });

  it('creates one check when the request is repeated, also in parallel', async () => {
    const input = inputFor(propertyId);
    const replies = await Promise.all([1, 2, 3].map(() => post('tenant-checks', input)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await api.kindsOf(input.id)).join()).toBe('owner created');
    const other = await post('tenant-checks', { ...input, product: 'NTD' });
    expect([other.status, other.body.code]).toEqual([409, 'id-taken']);
    expect((await post('tenant-checks', input, jack)).status).toBe(422);
  });

  it('accepts only an own property, and an adult of an own application for it', async () => {
    const foreign = await backend.insert.property({ ownerId: jack.id });
    expect(codesOf(await post('tenant-checks', inputFor(foreign.id)))).toEqual(['property not-found']);
    const listing = await backend.insert.listing({ ownerId: olivia.id, propertyId });
    const own = { ownerId: olivia.id, propertyId, listingId: listing.id };
    const application = `/api/applications/${(await insertApplication(database, own)).id}`;
    const started = await post('tenant-checks', { ...inputFor(propertyId), application, adult: 0 });
    expect(started.body.application).toBe(application);
    const second = await post('tenant-checks', { ...inputFor(propertyId), application, adult: 1 });
    expect(codesOf(second)).toEqual(['adult not-found']);
    const { id } = await insertApplication(database, { ...own, status: 'draft' });
    const draft = await post('tenant-checks', { ...inputFor(propertyId), application: `/api/applications/${id}` });
    expect(codesOf(draft)).toEqual(['application not-found']);
  });
});

describe('PATCH /api/tenant-checks/{id}', () => {
  it('V40 removes the authorisation when product or applicant change, and nothing when they do not', async () => {
    const { id, token, input } = await aLinked();
    await api.sign(token);
    const { applicant } = input;
    const same = await send('PATCH', `tenant-checks/${id}`, { product: 'TICA', applicant });
    expect(same.body).toMatchObject({ status: 'authorised', authorisedAt: expect.any(String) });
    const moved = { ...applicant, currentAddress: '1 New Street, Carlton VIC 3053' };
    const changed = await send('PATCH', `tenant-checks/${id}`, { applicant: moved });
    expect(changed.body).toMatchObject({ status: 'awaitingConsent', authorisedAt: null });
    expect((await post(`tenant-checks/${id}/authority-downloads`)).status).toBe(404);
    await api.sign(token);
    const other = await send('PATCH', `tenant-checks/${id}`, { product: 'NTD' });
    expect(other.body).toMatchObject({ status: 'awaitingConsent', authorisedAt: null, product: 'NTD' });
  });

  it('ends the links and deletes the documents of another person', async () => {
    const { id, token, input } = await aLinked();
    await api.addEnough(token);
    const applicant = { ...input.applicant, name: 'Kim Other', email: 'kim@example.com' };
    const changed = await send('PATCH', `tenant-checks/${id}`, { applicant });
    expect(changed.body).toMatchObject({ status: 'draft', points: 0, applicant: { name: 'Kim Other' } });
    expect((await api.view(token)).status).toBe(404);
  });

  it('corrects only the email of a check that was sent, which ends every link and is logged', async () => {
    const { id, token, email } = await aLinked();
    await api.addEnough(token);
    await api.sign(token);
    await api.pay(id);
    const correct = (body: object) => send('PATCH', `tenant-checks/${id}`, body);
    expect((await correct({ email: `${olivia.id}@example.com` })).status).toBe(422);
    const corrected = await correct({ email: 'right@example.com' });
    expect(corrected.body).toMatchObject({ status: 'submitted', authorisedAt: expect.any(String) });
    expect((await api.kindsOf(id)).at(-1)).toBe('owner emailChanged');
    expect((await api.view(token)).status).toBe(404);
    await api.asApplicant('link-renewals', { token });
    await correct({ email: 'right@example.com' });
    expect((await post(`tenant-checks/${id}/links`)).status).toBe(200);
    const mails = (await backend.mails()).filter(({ to }) => to === 'right@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Your private link to your tenant check']);
    expect((await api.view(await api.tokenOf('right@example.com'))).body.applicant.email).toBe('right@example.com');
    expect((await backend.mails()).filter(({ to }) => to === email)).toHaveLength(1);
    expect((await correct({ applicant: { ...zoe, name: 'Kim Other' } })).body.code).toBe('check-submitted');
    await api.asApplicant('withdrawals', { token: await api.tokenOf('right@example.com') });
    expect((await correct({ email: 'other@example.com' })).body.code).toBe('check-withdrawn');
  });

  it('logs a change of the email before the check is sent, and asks for a new signature', async () => {
    const { id, token } = await aLinked();
    await api.sign(token);
    const changed = await send('PATCH', `tenant-checks/${id}`, { email: 'right@example.com' });
    expect(changed.body).toMatchObject({ status: 'draft', authorisedAt: null });
    expect((await api.kindsOf(id)).slice(-2).sort()).toEqual(['owner changed', 'owner emailChanged']);
    expect((await api.view(token)).status).toBe(404);
  });

  it('requires If-Match, and rejects a version that changed meanwhile', async () => {
    const { id } = await aDraft();
    const url = `/api/tenant-checks/${id}`;
    const patch = (headers: Record<string, string>) =>
      backend.inject({ method: 'PATCH', url, payload: { product: 'NTD' }, headers }, olivia);
    expect((await patch({})).statusCode).toBe(428);
    expect((await patch({ 'if-match': '"9"' })).statusCode).toBe(412);
    expect((await patch({ 'if-match': '"1"' })).statusCode).toBe(200);
  });

  it('V41 logs a legal hold', async () => {
    const { id } = await aDraft();
    expect((await send('PATCH', `tenant-checks/${id}`, { legalHold: true })).body.legalHold).toBe(true);
    expect((await send('PATCH', `tenant-checks/${id}`, { legalHold: false })).body.legalHold).toBe(false);
    expect(await api.kindsOf(id)).toEqual(['owner created', 'owner held', 'owner released']);
  });
});

it('deletes only a check that was not sent', async () => {
  const { id } = await aDraft();
  expect((await send('DELETE', `tenant-checks/${id}`)).status).toBe(204);
  expect((await send('GET', `tenant-checks/${id}`)).status).toBe(404);
  const sent = await backend.insert.tenantCheck({ ownerId: olivia.id, propertyId, status: 'processing' });
  const refused = await send('DELETE', `tenant-checks/${sent.id}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'check-processing']);
});

describe('POST /api/tenant-check-searches', () => {
  it('finds names without accents, addresses and filters, page by page', async () => {
    const property = await backend.insert.property({ ownerId: olivia.id, streetAddress: '77 Quokka Lane' });
    for (let number = 0; number < 31; number += 1) await aDraft({ propertyId: property.id });
    const other = await aDraft({ propertyId: property.id, applicant: { name: 'Bartholomew Quince' } });
    const search = async (body: object) => (await post('tenant-check-searches', body)).body;
    expect((await search({ text: 'quince' })).member).toMatchObject([{ id: other.id }]);
    const first = await search({ text: 'ZIZKA quokka' });
    expect([first.totalItems, first.member.length]).toEqual([31, 30]);
    const second = await search({ text: 'zizka quokka', page: 2, status: 'draft' });
    expect([second.totalItems, second.member.length]).toEqual([31, 1]);
    expect(JSON.stringify(second.view)).not.toContain('zizka');
    expect((await search({ text: 'quince', status: 'complete' })).totalItems).toBe(0);
    expect((await search({ text: 'quince', property: `/api/properties/${propertyId}` })).totalItems).toBe(0);
    const foreign = await post('tenant-check-searches', { text: 'quince' }, jack);
    expect(foreign.body.totalItems).toBe(0);
  });
});
