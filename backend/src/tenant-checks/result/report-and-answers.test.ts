import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { tenantCheckDisputes } from '../tenant-check-table.ts';
import { listedResult } from './testing/memory-check-provider.ts';
import { jack, olivia, resultApi } from './testing/result-api.ts';

const api = await resultApi();
const { backend, memory, post, asApplicant, kindsOf, runJob, rowOf } = api;
afterAll(() => backend.close());

const taxFileNumber = '123 456 782';

/** A check about which the provider has a question. */
async function aQuestion() {
  const check = await api.aSubmitted();
  await runJob(check.id);
  memory.move(check.id, { status: 'needsInfo', question: 'Which name did you use before 2020?' });
  await runJob(check.id);
  return check;
}

describe('the report', () => {
  it('is a PDF with its expiry; each download is logged, and the applicant sees it', async () => {
    api.setNow('2026-11-21T00:00:00Z');
    const { id, token } = await api.aComplete(listedResult);
    const report = await post(`tenant-checks/${id}/reports`);
    expect(report.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const text = JSON.stringify(await backend.readPdf(report.bytes));
    for (const expected of ['Zoë Žižka', 'Harbour Property Management', 'Expires 21 December 2026', '1 listing found'])
      expect(text).toContain(expected);
    const view = await asApplicant('views', { token });
    expect(view.body.events.at(-1)).toMatchObject({ by: 'owner', kind: 'reportDownloaded' });
    expect(view.body.result.listings[0].listedBy).toBe('Harbour Property Management');
    expect((await post(`tenant-checks/${id}/reports`, undefined, jack)).status).toBe(404);
    const own = await asApplicant('applicant-files', { token, file: 'report' });
    expect(own.bytes.equals(report.bytes)).toBe(true);
  });

  it('is gone on the date of its destruction for the owner and the applicant, even before the job has run', async () => {
    api.setNow('2026-11-21T00:00:00Z');
    const { id } = await api.aComplete();
    const { token } = await api.aComplete();
    api.setNow('2026-12-20T13:00:00Z');
    const report = await post(`tenant-checks/${id}/reports`);
    expect([report.status, report.body.code]).toEqual([410, 'report-expired']);
    expect(await kindsOf(id)).not.toContain('owner reportDownloaded');
    const own = await asApplicant('applicant-files', { token, file: 'report' });
    expect([own.status, own.body.code]).toEqual([410, 'report-expired']);
    api.setNow('2026-11-21T00:00:00Z');
  });

  it('does not exist before the check is complete; other files are 404 when there are none', async () => {
    const { id, token } = await api.aSubmitted();
    expect((await post(`tenant-checks/${id}/reports`)).body.code).toBe('no-report');
    expect((await asApplicant('applicant-files', { token, file: 'notice' })).status).toBe(404);
    const authorisation = await asApplicant('applicant-files', { token, file: 'authorisation' });
    expect(authorisation.headers['content-type']).toBe('application/pdf');
    expect((await asApplicant('applicant-files', { token: 'x'.repeat(43), file: 'report' })).status).toBe(404);
  });
});

describe('the provider’s question', () => {
  it('reaches owner and applicant once, without the question, and is a task', async () => {
    const { id } = await aQuestion();
    await runJob(id);
    const mails = [
      ...(await api.mailsOf('A tenant check needs an answer')),
      ...(await api.mailsOf('A question about your tenant check')),
    ];
    expect(mails.map(({ to }) => to).sort()).toEqual(['zoe@example.com', expect.stringContaining('@')].sort());
    expect(JSON.stringify(mails)).not.toContain('before 2020');
    expect((await kindsOf(id)).at(-1)).toBe('provider needsInfo');
    const { tasks } = (await backend.inject({ url: '/api/overview' }, olivia)).json();
    const own = tasks.filter((task: { subjectId: string }) => task.subjectId === id);
    expect(own).toMatchObject([{ kind: 'tenantCheckQuestion', detail: 'Zoë Žižka: tenant check' }]);
  });

  it('is answered once, by the owner or the applicant; the provider gets the answer once', async () => {
    const { id, token } = await aQuestion();
    expect((await post(`tenant-checks/${id}/answers`, { answer: 'Svoboda' }, jack)).status).toBe(404);
    const [one, other] = await Promise.all([
      post(`tenant-checks/${id}/answers`, { answer: 'Svoboda' }),
      asApplicant('applicant-answers', { token, answer: 'My name was Svoboda' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect(await rowOf(id)).toMatchObject({ status: 'processing' });
    const { answer } = memory.provider;
    memory.provider.answer = async (reference, given) => {
      await answer(reference, given);
      throw new Error('The response was lost.');
    };
    await runJob(id);
    memory.provider.answer = answer;
    await runJob(id);
    const answers = [...(memory.checkOf(id)?.answers.values() ?? [])];
    expect(answers).toHaveLength(1);
    expect(answers[0]?.documents.map(({ kind }) => kind).sort()).toEqual(['concessionCard', 'passport', 'utilityBill']);
    expect((await kindsOf(id)).filter((kind) => kind.endsWith('infoSent'))).toHaveLength(1);
    memory.complete(id);
    await runJob(id);
    expect(await rowOf(id)).toMatchObject({ status: 'complete' });
  });

  it('can be answered again after a lost response, and asked again by the provider', async () => {
    const { id, token } = await aQuestion();
    for (let request = 0; request < 2; request += 1)
      expect((await asApplicant('applicant-answers', { token, answer: 'Svoboda' })).status).toBe(200);
    await runJob(id);
    expect(memory.checkOf(id)?.answers.size).toBe(1);
    memory.move(id, { status: 'needsInfo', question: 'Which name did you use before 2020?' });
    await runJob(id);
    expect(await rowOf(id)).toMatchObject({ status: 'needsInfo' });
    expect((await kindsOf(id)).filter((kind) => kind === 'provider needsInfo')).toHaveLength(2);
  });

  it('needs an answer with text, and keeps the documents that the provider has', async () => {
    const { id, token } = await aQuestion();
    for (const answer of ['', '  \n']) expect((await post(`tenant-checks/${id}/answers`, { answer })).status).toBe(422);
    expect((await asApplicant('applicant-answers', { token, answer: ' ' })).status).toBe(422);
    const { documents, canAddDocuments } = (await asApplicant('views', { token })).body;
    expect([documents.length, canAddDocuments]).toEqual([3, true]);
    for (const { id: documentId } of documents) {
      const removal = await asApplicant('applicant-document-removals', { token, id: documentId });
      expect([removal.status, removal.body.code]).toEqual([409, 'check-needsInfo']);
    }
    const removed = await backend.inject(
      { method: 'DELETE', url: `/api/tenant-check-documents/${documents[0].id}` },
      olivia,
    );
    expect(removed.statusCode).toBe(409);
    expect((await asApplicant('views', { token })).body.documents).toEqual(documents);
  });

  it('is in the access log when the owner repeats the answer, because the reply has the whole content', async () => {
    const { id } = await aQuestion();
    for (let request = 0; request < 2; request += 1)
      expect((await post(`tenant-checks/${id}/answers`, { answer: 'Svoboda' })).status).toBe(200);
    expect((await kindsOf(id)).slice(-2)).toEqual(['owner infoSent', 'owner viewed']);
  });

  it('is no longer open at the provider: the state of the provider counts', async () => {
    const { id } = await aQuestion();
    await post(`tenant-checks/${id}/answers`, { answer: 'Svoboda' });
    memory.complete(id);
    await runJob(id);
    expect(await rowOf(id)).toMatchObject({ status: 'complete' });
  });

  it('V4: an answer never contains a tax file number', async () => {
    const { id, token } = await aQuestion();
    const rejected = await post(`tenant-checks/${id}/answers`, { answer: `Mine is ${taxFileNumber}.` });
    expect([rejected.status, rejected.body.violations[0].code]).toEqual([422, 'tax-file-number']);
    expect((await asApplicant('applicant-answers', { token, answer: taxFileNumber })).status).toBe(422);
  });
});

describe('an access of the owner', () => {
  it('V40 reads and logs only the part that it names, and everything without one', async () => {
    const { id } = await api.aComplete(listedResult);
    const read = async (query: string) => (await post(`tenant-checks/${id}/accesses${query}`)).body;
    const accesses = async () => (await kindsOf(id)).filter((kind: string) => /viewed/i.test(kind));
    const details = await read('?part=details');
    expect(details).toMatchObject({ result: null, disputes: [] });
    expect([details.documents.length > 0, details.applicant.email !== '']).toEqual([true, true]);
    expect(await accesses()).toEqual(['owner viewed']);
    const result = await read('?part=result');
    expect(result).toMatchObject({ documents: [], authorisation: null, applicant: { email: '', dateOfBirth: '' } });
    expect(result.result.outcome).toBe('listed');
    expect(await accesses()).toEqual(['owner viewed', 'owner resultViewed']);
    expect(await read('')).toMatchObject({ documents: details.documents, result: result.result });
    expect((await accesses()).slice(2).sort()).toEqual(['owner resultViewed', 'owner viewed']);
    expect((await post(`tenant-checks/${id}/accesses?part=all`)).status).toBe(400);
  });
});

describe('a dispute', () => {
  it('is stored once and encrypted, holds the check and mails the owner without the message', async () => {
    const { id, token } = await api.aComplete(listedResult);
    const message = 'That was another person with my name.';
    const [first] = await Promise.all([
      asApplicant('disputes', { token, message }),
      asApplicant('disputes', { token, message }),
    ]);
    expect(first.body).toMatchObject({ legalHold: true, disputes: [{ message }] });
    const rows = await api.database.select().from(tenantCheckDisputes).where(eq(tenantCheckDisputes.checkId, id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('another person');
    const mails = await api.mailsOf('An applicant disputes a tenant check');
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/another person|Žižka/);
    const content = await post(`tenant-checks/${id}/accesses`);
    expect(content.body.disputes).toMatchObject([{ message }]);
    expect(await kindsOf(id)).toContain('applicant disputed');
  });

  it('has text, is sent ten times at most, and mails the owner once an hour', async () => {
    api.setNow('2026-11-21T00:00:00Z');
    const { id, token } = await api.aComplete(listedResult);
    const dispute = async (message: string) => (await asApplicant('disputes', { token, message })).status;
    expect(await dispute(' \n ')).toBe(422);
    expect(await rowOf(id)).toMatchObject({ legalHold: false });
    const before = (await api.mailsOf('An applicant disputes a tenant check')).length;
    const mailCount = async () => (await api.mailsOf('An applicant disputes a tenant check')).length - before;
    const replies = await Promise.all(Array.from({ length: 9 }, (_, index) => dispute(`Wrong: ${index}`)));
    expect(replies).toEqual(Array(9).fill(200));
    expect(await mailCount()).toBe(1);
    api.setNow('2026-11-21T02:00:00Z');
    expect([await dispute('Still wrong.'), await mailCount()]).toEqual([200, 2]);
    const eleventh = await asApplicant('disputes', { token, message: 'One more.' });
    expect([eleventh.status, eleventh.body.code]).toEqual([409, 'too-many']);
    api.setNow('2026-11-21T00:00:00Z');
  });

  it('needs a result, and contains no tax file number', async () => {
    const open = await api.aSubmitted();
    expect((await asApplicant('disputes', { token: open.token, message: 'No.' })).status).toBe(409);
    const { token } = await api.aComplete();
    expect((await asApplicant('disputes', { token, message: taxFileNumber })).status).toBe(422);
  });
});
