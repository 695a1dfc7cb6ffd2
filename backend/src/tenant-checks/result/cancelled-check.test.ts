import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { fulfilments } from '../../fulfilment/fulfilment-table.ts';
import { providerContext } from '../../payments/money-context.ts';
import { zoe } from '../../testing/insert-tenant-check.ts';
import { removeAuthorisation } from '../change-check.ts';
import { sealedApplicant } from '../sealed-check.ts';
import { findCheck } from '../tenant-check-store.ts';
import { takeAnswer } from './take-for-sending.ts';
import { olivia, resultApi } from './testing/result-api.ts';

const api = await resultApi();
const { backend, database, memory, post, asApplicant, runJob, rowOf } = api;
beforeEach(() => api.setNow('2026-11-21T00:00:00Z'));
afterAll(() => backend.close());

async function aSent() {
  const check = await api.aSubmitted();
  await runJob(check.id);
  return check;
}

/** A check whose answer to the provider's question waits to be sent. */
async function anAnswered() {
  const check = await aSent();
  memory.move(check.id, { status: 'needsInfo', question: 'Which name did you use before 2020?' });
  await runJob(check.id);
  expect((await post(`tenant-checks/${check.id}/answers`, { answer: 'Svoboda' })).status).toBe(200);
  return check;
}

describe('a check that the provider cancels', () => {
  it('ends once: its content is deleted, both sides get a mail, and the payment is free', async () => {
    const { id, token, orderItemId } = await aSent();
    memory.move(id, { status: 'needsInfo', question: 'Which name did you use before 2020?' });
    await runJob(id);
    const reference = memory.checkOf(id)?.id ?? '';
    memory.move(id, { status: 'cancelled' });
    const headers = { 'x-signature': 'valid', 'content-type': 'application/json' };
    for (let run = 0; run < 3; run += 1) {
      await backend.inject({ method: 'POST', url: '/api/tenant-check-callbacks', payload: reference }, headers);
      await runJob(id);
    }
    expect(await rowOf(id)).toMatchObject({
      status: 'cancelled',
      orderItemId: null,
      sentAt: null,
      providerReference: null,
      legalHold: false,
      destroyOn: '2026-11-28',
    });
    const { authorisation, documents, files, report, applicant } = await findCheck(database, id);
    expect({ authorisation, documents, files, report }).toEqual({
      authorisation: null,
      documents: [],
      files: [],
      report: null,
    });
    expect(applicant && sealedApplicant.unseal(backend.config, applicant)).toEqual({
      name: zoe.name,
      email: zoe.email,
      dateOfBirth: '',
      currentAddress: '',
    });
    expect((await api.kindsOf(id)).filter((kind) => kind === 'provider cancelled')).toHaveLength(1);
    expect(await api.mailsOf('A tenant check was cancelled')).toHaveLength(1);
    expect(await api.mailsOf('Your tenant check was cancelled')).toHaveLength(1);
    const [fulfilment] = await database
      .select()
      .from(fulfilments)
      .where(eq(fulfilments.orderItemId, orderItemId ?? ''));
    expect(fulfilment?.status).toBe('waiting');
    const view = (await asApplicant('views', { token })).body;
    expect(view).toMatchObject({
      status: 'cancelled',
      canWithdraw: false,
      canAddDocuments: false,
      authorisation: null,
    });
  });

  it('can’t be withdrawn, signed, paid or put on hold, and is found by its status', async () => {
    const { id, token } = await aSent();
    memory.move(id, { status: 'cancelled' });
    await runJob(id);
    expect((await asApplicant('withdrawals', { token })).body.code).toBe('check-cancelled');
    expect((await post(`tenant-checks/${id}/payments`)).body.code).toBe('check-cancelled');
    expect((await post(`tenant-checks/${id}/links`)).body.code).toBe('check-cancelled');
    const hold = { method: 'PATCH' as const, url: `/api/tenant-checks/${id}`, payload: { legalHold: true } };
    expect((await backend.inject({ ...hold, headers: { 'if-match': '*' } }, olivia)).json().code).toBe(
      'check-cancelled',
    );
    const list = (await backend.inject({ url: '/api/tenant-checks?status=cancelled' }, olivia)).json();
    expect(list.member.map((one: { id: string }) => one.id)).toContain(id);
    api.setNow('2026-11-28T00:00:00Z');
    await api.runScheduled('tenant-check-retention');
    expect(await rowOf(id)).toBeNull();
  });
});

describe('an answer', () => {
  it.each([
    ['is too old', async (_id: string) => api.setNow('2027-02-19T00:00:00Z')],
    ['was removed', (id: string) => removeAuthorisation({ database }, id)],
  ])('V40: is not sent with an authorisation that %s; the provider has to stop', async (_reason, change) => {
    const { id } = await anAnswered();
    await change(id);
    await runJob(id);
    expect(memory.checkOf(id)).toMatchObject({ status: 'cancelled', answers: new Map() });
    expect((await rowOf(id))?.status).toBe('cancelled');
  });

  it('is not taken for sending after a withdrawal', async () => {
    const { id, token } = await anAnswered();
    const { providerReference } = (await rowOf(id)) ?? {};
    await asApplicant('withdrawals', { token });
    const { transact } = providerContext(backend);
    expect(await transact((money) => takeAnswer(money, id, providerReference ?? ''))).toBeNull();
    await runJob(id);
    expect(memory.checkOf(id)).toMatchObject({ status: 'cancelled', answers: new Map() });
  });
});
