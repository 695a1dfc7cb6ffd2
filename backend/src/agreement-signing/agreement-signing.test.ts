import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { jack, mia, olivia, type SigningApi, signingApi, tokenIn, tom } from './testing/signing-api.ts';

let api: SigningApi;
beforeAll(async () => {
  api = await signingApi();
});
afterAll(() => api.backend.close());

const tenancyOf = (id: string) => api.database.select().from(tenancies).where(eq(tenancies.agreementId, id));

describe('signing an agreement', () => {
  it('goes from the owner’s sending to the tenancy, in the fixed order', async () => {
    const { id } = await api.aDraft();
    const sent = await api.send(id);
    expect([sent.status, sent.body.status, sent.body.signing.step]).toEqual([200, 'initiated', 'sent']);
    expect(sent.body.signing.expiresAt).toMatch(/^2026-12-05T/);
    const links = { mia: tokenIn(await api.lastMailTo(mia)), tom: tokenIn(await api.lastMailTo(tom)) };

    expect((await api.view(links.mia)).body.next).toBe('answer');
    expect((await api.answer(links.mia, id)).body.next).toBe('wait');
    const ownersMails = (await api.mailsTo('olivia@example.com')).length;
    expect((await api.answer(links.tom, id)).body.signing.step).toBe('accepted');
    const [asked] = (await api.mailsTo('olivia@example.com')).slice(ownersMails);
    expect(asked?.subject).toMatch(/^Your turn to sign/);

    expect((await api.signAsOwner(id)).body.signing.step).toBe('ownerSigned');
    const latest = { mia: tokenIn(await api.lastMailTo(mia)), tom: tokenIn(await api.lastMailTo(tom)) };
    expect(latest.mia).not.toBe(links.mia);
    const first = await api.signAsTenant(links.mia, id, await api.tenantCode(links.mia, mia));
    expect([first.status, first.body.next, first.body.signing.step]).toEqual([200, 'wait', 'ownerSigned']);
    expect(await tenancyOf(id)).toEqual([]);
    const last = await api.signAsTenant(
      latest.tom,
      id,
      await api.tenantCode(latest.tom, tom),
      api.typed('Tom O’Brien'),
    );
    expect([last.status, last.body.next, last.body.signing.step]).toEqual([200, 'done', 'signed']);

    expect(await tenancyOf(id)).toMatchObject([{ startDate: '2030-02-01', rentCents: 65_000 }]);
    const { signedAt } = await api.agreement(id);
    const thirtyDaysLater = new Date((signedAt?.getTime() ?? 0) + 30 * 86_400_000);
    expect(await api.round(id)).toMatchObject({ signedAt, expiresAt: thirtyDaysLater });
    expect(await api.kinds(id)).toEqual([
      'sent',
      'accepted',
      'accepted',
      'ownerSigned',
      'tenantSigned',
      'tenantSigned',
      'signed',
    ]);
  });

  it('mails all parties the signed PDF, which starts with the exact document and names every signature', async () => {
    const { id, mia: link, tom: other } = await api.anOwnerSigned();
    const before = (await api.backend.inject({ url: `${api.path(id)}/document` }, olivia)).rawPayload;
    expect(createHash('sha256').update(before).digest('hex')).toBe(await api.sha256(id));
    await api.signAsTenant(link, id, await api.tenantCode(link, mia), api.typed('Mia Petrovic-Signed'));
    await api.signAsTenant(other, id, await api.tenantCode(other, tom), api.typed('Tom O’Brien'));
    const signed = (await api.backend.inject({ url: `${api.path(id)}/signed-document` }, olivia)).rawPayload;
    for (const address of [mia, tom, 'olivia@example.com']) {
      const mail = (await api.mailsTo(address)).at(-1);
      expect(mail?.subject).toMatch(/^Signed/);
      expect(mail?.attachments.map(({ name, bytes }) => [name, bytes.equals(signed)])).toEqual([
        ['Signed-tenancy-agreement.pdf', true],
      ]);
    }
    const [pages, signedPages] = [await readPdf(before), await readPdf(signed)];
    expect(signedPages.slice(0, pages.length)).toEqual(pages);
    const evidence = signedPages.slice(pages.length).join(' ');
    for (const text of [await api.sha256(id), 'Olivia Nguyen', 'Mia Petrovic-Signed', 'Tom O’Brien']) {
      expect(evidence.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
    }
    const guest = await api.post('/api/agreement-signing-documents', { token: link });
    expect(guest.response.rawPayload.equals(signed)).toBe(true);
  });

  it('has evidence of its own round only, not of an earlier one or of another agreement', async () => {
    const { id, mia: declined } = await api.aSent();
    await api.answer(declined, id, 'declined', 'An earlier round');
    await api.send(id);
    const links = { mia: tokenIn(await api.lastMailTo(mia)), tom: tokenIn(await api.lastMailTo(tom)) };
    const other = await api.aSent();
    await api.answer(other.mia, other.id, 'declined', 'Another agreement');
    for (const link of Object.values(links)) await api.answer(link, id);
    await api.signAsOwner(id);
    await api.signAsTenant(links.mia, id, await api.tenantCode(links.mia, mia));
    await api.signAsTenant(links.tom, id, await api.tenantCode(links.tom, tom), api.typed('Tom O’Brien'));
    const signed = (await api.backend.inject({ url: `${api.path(id)}/signed-document` }, olivia)).rawPayload;
    const evidence = (await readPdf(signed)).join(' ').replaceAll(' ', '');
    // Once with its time among the facts, once in the history.
    expect(evidence.split('Sentforsigning')).toHaveLength(3);
    expect(evidence).toContain('Signedbyeveryone');
    expect(evidence).not.toContain('Anearlierround');
    expect(evidence).not.toContain('Anotheragreement');
  });

  it('ends the round when a tenant declines, and informs the owner with the reason', async () => {
    const { id, mia: link, tom: other } = await api.aSent();
    await api.answer(other, id);
    const declined = await api.answer(link, id, 'declined', 'The rent is too high.');
    expect([declined.status, declined.body.next, declined.body.signing.step]).toEqual([200, 'closed', 'declined']);
    const mail = await api.lastMailTo('olivia@example.com');
    expect(mail).toContain('Mia Petrović declined the agreement: “The rent is too high.”');
    expect(await api.lastMailTo(tom)).toContain('it can’t be signed');
    expect(await api.lastMailTo(tom)).not.toContain('too high');
    expect(
      (await api.view(other)).body.signing.parties.map((one: { declineReason: string }) => one.declineReason),
    ).toEqual([null, null, null]);
    const again = await api.send(id);
    expect([again.status, again.body.signing.step]).toEqual([200, 'sent']);
    expect((await api.view(link)).body.signing.step).toBe('declined');
    expect((await api.view(tokenIn(await api.lastMailTo(mia)))).body.next).toBe('answer');
  });

  it('voids the round when the owner changes the terms, and informs the tenants', async () => {
    const { id, mia: link, tom: other } = await api.aSent();
    await api.answer(link, id);
    const changed = await api.backend.inject(
      {
        method: 'PATCH',
        url: api.path(id),
        headers: { 'if-match': '*' },
        payload: { tenancyAgreementDetails: [{ name: 'rent', value: '640.00' }] },
      },
      olivia,
    );
    expect([changed.statusCode, changed.json().signing.step]).toEqual([200, 'changed']);
    expect(await api.lastMailTo(mia)).toContain('the version we sent you no longer counts');
    expect((await api.view(link)).body).toMatchObject({ next: 'closed', sections: [] });
    const answered = await api.answer(other, id);
    expect([answered.status, answered.body.code]).toEqual([410, 'signing-changed']);
  });

  it('does not send twice, nor after all have signed, nor without the prescribed form', async () => {
    const { id } = await api.aDraft();
    const missing = await api.send(id, olivia, {});
    expect([missing.status, missing.body.violations?.[0]?.propertyPath]).toEqual([422, 'officialFormAttached']);
    expect((await api.send(id)).status).toBe(200);
    const twice = await api.send(id);
    expect([twice.status, twice.body.code]).toEqual([409, 'already-sent']);
    expect((await api.send((await api.aDraft()).id, jack)).status).toBe(404);
    const stale = await api.backend.inject(
      { method: 'POST', url: `${api.path(id)}/sending`, payload: {}, headers: { 'if-match': '"99"' } },
      olivia,
    );
    expect(stale.statusCode).toBe(412);
    const blind = await api.backend.inject({ method: 'POST', url: `${api.path(id)}/sending`, payload: {} }, olivia);
    expect(blind.statusCode).toBe(428);
  });
});

it('asks for the prescribed form only where the operator did not supply it', async () => {
  const own = await signingApi();
  const { id } = await own.aDraft();
  const asks = async () => (await own.backend.inject({ url: own.path(id) }, olivia)).json().needsOfficialForm;
  expect(await asks()).toBe(true);
  await own.backend.supplyOfficialForm('VIC');
  expect(await asks()).toBe(false);
  expect((await own.send(id, olivia, {})).status).toBe(200);
  await own.backend.close();
});

describe('the order of signing', () => {
  it('is enforced for every step that comes too early', async () => {
    const { id, mia: link } = await api.aSent();
    const early = async (sent: Promise<{ status: number; body: { code: string } }>) => {
      const { status, body } = await sent;
      return [status, body.code];
    };
    expect(await early(api.post(`${api.path(id)}/signing-code`, undefined, olivia))).toEqual([409, 'not-your-turn']);
    expect(await early(api.signAsOwner(id, '123456'))).toEqual([409, 'not-your-turn']);
    await api.answer(link, id);
    expect(await early(api.post('/api/agreement-signing-codes', { token: link }))).toEqual([409, 'not-your-turn']);
    expect(await early(api.signAsTenant(link, id, '123456'))).toEqual([409, 'not-your-turn']);
    expect(await early(api.signAsOwner(id, '123456'))).toEqual([409, 'not-your-turn']);
    expect(await early(api.answer(link, id, 'declined'))).toEqual([409, 'not-your-turn']);
  });

  it('needs an agreement that was sent', async () => {
    const { id } = await api.aDraft();
    for (const request of ['signing-code', 'owner-signature', 'invitations']) {
      const body = {
        'owner-signature': { documentSha256: '0'.repeat(64), code: '123456', signature: api.typed('O') },
        invitations: { party: id },
      }[request];
      const reply = await api.post(`${api.path(id)}/${request}`, body, olivia);
      expect([request, reply.status, reply.body.code]).toEqual([request, 409, 'not-sent']);
    }
    expect((await api.backend.inject({ url: `${api.path(id)}/signed-document` }, olivia)).statusCode).toBe(404);
    expect((await api.backend.inject({ url: `${api.path(id)}/document` }, olivia)).headers['content-type']).toBe(
      'application/pdf',
    );
  });

  it('accepts and signs only the exact PDF of the round', async () => {
    const { id, mia: link, tom: other } = await api.aSent();
    const document = (await api.backend.inject({ url: `${api.path(id)}/document` }, olivia)).rawPayload;
    expect(await api.sha256(id)).toBe(createHash('sha256').update(document).digest('hex'));
    const documentSha256 = 'a'.repeat(64);
    const wrong = await api.post('/api/agreement-signing-answers', { token: link, documentSha256, answer: 'accepted' });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'other-document']);
    await api.answer(link, id);
    await api.answer(other, id);
    const code = await api.ownerCode(id);
    const body = { documentSha256, code, signature: api.typed('Olivia') };
    const refused = await api.post(`${api.path(id)}/owner-signature`, body, olivia);
    expect([refused.status, refused.body.code]).toEqual([409, 'other-document']);
    expect((await api.signAsOwner(id, code)).status).toBe(200);
  });
});
