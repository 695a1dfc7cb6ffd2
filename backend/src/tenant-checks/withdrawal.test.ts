import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aPdf } from '../testing/insert-document.ts';
import { zoe } from '../testing/insert-tenant-check.ts';
import { sealedApplicant } from './sealed-check.ts';
import {
  tenantCheckApplicants,
  tenantCheckAuthorisations,
  tenantCheckDocuments,
  tenantCheckFiles,
  tenantChecks,
} from './tenant-check-table.ts';
import { checkApi } from './testing/check-api.ts';

const api = await checkApi();
const { backend, database, aLinked, asApplicant, view } = api;
afterAll(() => backend.close());

async function countOf(checkId: string) {
  const documents = await database.$count(tenantCheckDocuments, eq(tenantCheckDocuments.checkId, checkId));
  const files = await database.$count(tenantCheckFiles, eq(tenantCheckFiles.checkId, checkId));
  const authorisations = await database.$count(tenantCheckAuthorisations, eq(tenantCheckAuthorisations.id, checkId));
  return { documents, files, authorisations };
}

describe('a withdrawal', () => {
  it('deletes authorisation, documents and scans, and what else is known about the applicant', async () => {
    const { id, token, email } = await aLinked();
    await api.addEnough(token);
    const [document] = (await view(token)).body.documents;
    await api.scanAs(token, document.id, aPdf);
    await api.sign(token);
    expect(await countOf(id)).toEqual({ documents: 3, files: 2, authorisations: 1 });
    const withdrawn = await asApplicant('withdrawals', { token });
    expect(withdrawn.body).toMatchObject({
      status: 'withdrawn',
      canWithdraw: false,
      documents: [],
      authorisation: null,
    });
    expect(await countOf(id)).toEqual({ documents: 0, files: 0, authorisations: 0 });
    const [applicant] = await database.select().from(tenantCheckApplicants).where(eq(tenantCheckApplicants.id, id));
    expect(applicant && sealedApplicant.unseal(backend.config, applicant)).toEqual({
      name: zoe.name,
      email,
      dateOfBirth: '',
      currentAddress: '',
    });
    expect((await asApplicant('withdrawals', { token })).body.status).toBe('withdrawn');
    expect((await api.kindsOf(id)).filter((kind: string) => kind === 'applicant withdrawn')).toHaveLength(1);
    const { subject, text } = (await backend.mails()).at(-1) ?? {};
    expect(subject).toMatch(/^A tenant check was withdrawn/);
    expect(text).not.toContain(zoe.name);
  });

  it('ends a legal hold, so that the check is destroyed on its date', async () => {
    const { id, token } = await aLinked();
    await api.send('PATCH', `tenant-checks/${id}`, { legalHold: true });
    expect((await asApplicant('withdrawals', { token })).body.legalHold).toBe(false);
    const hold = (legalHold: boolean) => api.send('PATCH', `tenant-checks/${id}`, { legalHold });
    expect((await hold(true)).body.code).toBe('check-withdrawn');
    // An earlier release left the hold.
    await database.update(tenantChecks).set({ legalHold: true }).where(eq(tenantChecks.id, id));
    expect((await hold(false)).body).toMatchObject({ status: 'withdrawn', legalHold: false });
  });

  it('stops everything: nothing can be signed, added, paid or mailed any more', async () => {
    const { id, token } = await aLinked();
    await asApplicant('withdrawals', { token });
    expect((await api.sign(token)).body.code).toBe('check-withdrawn');
    expect((await api.addAs(token, { kind: 'passport', nameOnDocument: zoe.name })).body.code).toBe('check-withdrawn');
    expect((await api.post(`tenant-checks/${id}/payments`)).body.code).toBe('check-withdrawn');
    expect((await api.post(`tenant-checks/${id}/links`)).body.code).toBe('check-withdrawn');
  });

  it('frees the payment for another check, also of a check that was submitted but not sent', async () => {
    const { id, token } = await aLinked();
    await api.addEnough(token);
    await api.sign(token);
    await api.pay(id);
    expect(await api.statusOf(id)).toBe('submitted');
    await asApplicant('withdrawals', { token });
    expect(await api.rowOf(id)).toMatchObject({ status: 'withdrawn', orderItemId: null });
    const next = await aLinked();
    expect((await api.post(`tenant-checks/${next.id}/payments`)).body).toMatchObject({ status: 'paid', order: null });
    const another = await aLinked();
    expect((await api.post(`tenant-checks/${another.id}/payments`)).body.status).toBe('inOrder');
  });

  it('removes an item that is not paid from the order', async () => {
    const { id, token } = await aLinked();
    const { order } = (await api.post(`tenant-checks/${id}/payments`)).body;
    await asApplicant('withdrawals', { token });
    const { body } = await api.send('GET', String(order).replace('/api/', ''));
    expect(body.orderItems).toEqual([]);
  });

  it('is asked of the provider when the check was sent, whose payment is used up', async () => {
    const { id, token } = await aLinked();
    await api.addEnough(token);
    await api.sign(token);
    await api.pay(id);
    await database
      .update(tenantChecks)
      .set({ sentAt: new Date(), status: 'processing' })
      .where(eq(tenantChecks.id, id));
    // Removes the job that would have sent the check.
    await backend.boss.deleteAllJobs('tenant-check');
    await asApplicant('withdrawals', { token });
    expect(await api.rowOf(id)).toMatchObject({ status: 'withdrawn', orderItemId: expect.any(String) });
    expect(
      (await backend.boss.fetch('tenant-check', { batchSize: 10, ignoreStartAfter: true })).map(({ data }) => data),
    ).toContainEqual({ checkId: id });
  });

  it('is not possible once the check is complete', async () => {
    const { id, token } = await aLinked();
    await database.update(tenantChecks).set({ status: 'complete' }).where(eq(tenantChecks.id, id));
    expect((await asApplicant('withdrawals', { token })).body.code).toBe('check-complete');
  });
});
