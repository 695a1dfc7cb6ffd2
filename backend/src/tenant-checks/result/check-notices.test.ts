import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { tenantCheckNotices } from '../tenant-check-table.ts';
import { isReminderDue } from './notice-reminders.ts';
import { listedResult } from './testing/memory-check-provider.ts';
import { jack, olivia, resultApi } from './testing/result-api.ts';

const api = await resultApi();
const { backend, database, post, kindsOf } = api;
afterAll(() => backend.close());

const reminders = async (id: string) =>
  (await api.mailsOf('A tenant check needs a step by')).filter(({ text }) => text.includes(id));
const overdueMails = async (id: string) =>
  (await api.mailsOf('A step of a tenant check is overdue')).filter(({ text }) => text.includes(id));
const tasksOf = async (id: string) => {
  const { tasks } = (await backend.inject({ url: '/api/overview' }, olivia)).json();
  return tasks.filter((task: { subjectId: string }) => task.subjectId === id);
};
const noticeOf = async (id: string) =>
  database.select().from(tenantCheckNotices).where(eq(tenantCheckNotices.checkId, id));

it('V40: emails the notice as a PDF once, with the time at which the mail server took it', async () => {
  api.setNow('2026-11-21T00:00:00Z');
  const { id } = await api.aComplete(listedResult);
  expect(await api.rowOf(id)).toMatchObject({ noticeDueOn: '2026-11-28' });
  expect((await post(`tenant-checks/${id}/notices`, undefined, jack)).status).toBe(404);
  const [first] = await Promise.all([post(`tenant-checks/${id}/notices`), post(`tenant-checks/${id}/notices`)]);
  expect([first.status, first.body.noticeSentAt]).toEqual([200, expect.any(String)]);
  await post(`tenant-checks/${id}/notices`);
  await post(`tenant-checks/${id}/notices?again=true`);
  expect(await noticeOf(id)).toMatchObject([{ deliveredAt: null }]);
  expect(await kindsOf(id)).not.toContain('system noticeDelivered');
  const [mail, ...others] = await api.mailsOf('A notice about your tenant check');
  expect([mail?.to, others]).toEqual(['zoe@example.com', []]);
  expect(await noticeOf(id)).toMatchObject([{ deliveredAt: expect.any(Date) }]);
  expect((await kindsOf(id)).slice(-2)).toEqual(['owner noticeSent', 'system noticeDelivered']);

  const text = await backend.readPdf(mail?.attachments[0]?.bytes ?? Buffer.alloc(0));
  for (const expected of [
    'Zoë Žižka',
    'Harbour Property Management',
    'Rent arrears at the end of the tenancy',
    '$1,840.00',
    'TICA, PO Box 120, Concord NSW 2137',
    'https://www.tica.com.au',
    'Victorian Civil and Administrative Tribunal',
    '21 November 2026',
    'free, within 14 days',
    'at most 3 years',
    'the tenant-check provider of Verandah',
    'destroyed within 30 days',
  ])
    expect(JSON.stringify(text)).toContain(expected);
  const download = await post(`tenant-checks/${id}/notice-files`);
  expect(download.bytes.equals(mail?.attachments[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect((await kindsOf(id)).at(-1)).toBe('owner noticeDownloaded');
  expect((await post(`tenant-checks/${id}/notice-files`, undefined, jack)).status).toBe(404);
});

it('sends the notice again on purpose', async () => {
  api.setNow('2026-11-21T00:00:00Z');
  const { id } = await api.aComplete(listedResult);
  await post(`tenant-checks/${id}/notices`);
  api.setNow('2026-11-21T00:05:00Z');
  await post(`tenant-checks/${id}/notices?again=true`);
  expect(await noticeOf(id)).toHaveLength(2);
});

it('sends no notice when nothing was found', async () => {
  const { id } = await api.aComplete();
  const { status, body } = await post(`tenant-checks/${id}/notices`);
  expect([status, body.code]).toEqual([409, 'no-listing']);
});

describe('V40: reminders of the notice', () => {
  it('4, 2 and 0 days before it is due on the local date of the property, each once; then daily for 7 days', async () => {
    api.setNow('2026-11-21T00:00:00Z');
    const perth = await api.aComplete({ ...listedResult, searchedOn: '2026-11-21' }, { state: 'WA' });
    const remindAt = async (at: string) => {
      api.setNow(at);
      for (let run = 0; run < 2; run += 1) await api.runScheduled('tenant-check-reminders');
      return (await reminders(perth.id)).length;
    };
    // Perth is 8 hours ahead: 24 November starts there at 16:00.
    expect(await remindAt('2026-11-23T15:59:00Z')).toBe(0);
    expect(await remindAt('2026-11-23T16:00:00Z')).toBe(1);
    expect(await remindAt('2026-11-25T15:59:00Z')).toBe(1);
    expect(await remindAt('2026-11-25T16:00:00Z')).toBe(2);
    expect(await remindAt('2026-11-27T16:00:00Z')).toBe(3);
    expect(await tasksOf(perth.id)).toMatchObject([
      { kind: 'tenantCheckNotice', title: 'Send a notice to the applicant', dueDate: '2026-11-28' },
    ]);
    expect(await overdueMails(perth.id)).toEqual([]);
    for (const [index, day] of ['28T16', '29T16', '30T16'].entries()) {
      expect(await remindAt(`2026-11-${day}:00:00Z`)).toBe(3);
      expect(await overdueMails(perth.id)).toHaveLength(index + 1);
    }
    for (const day of ['04T17', '05T17', '09T17']) await remindAt(`2026-12-${day}:00:00Z`);
    const overdue = await overdueMails(perth.id);
    expect(overdue).toHaveLength(4);
    expect(overdue[0]?.text).toContain('that the law required by Saturday 28 November 2026');
    expect(JSON.stringify(overdue)).not.toMatch(/Žižka|Harbour|listed/);
    expect(await tasksOf(perth.id)).toMatchObject([{ title: 'Notice to the applicant is overdue' }]);
  });

  it('stop once the mail server took the notice, and so does the task', async () => {
    api.setNow('2026-11-21T00:00:00Z');
    const { id } = await api.aComplete(listedResult);
    await post(`tenant-checks/${id}/notices`);
    api.setNow('2026-11-24T01:00:00Z');
    await api.runScheduled('tenant-check-reminders');
    // The mail is still in the queue, so nothing proves that it was served.
    expect(await reminders(id)).toHaveLength(1);
    api.setNow('2026-11-28T01:00:00Z');
    await api.runScheduled('tenant-check-reminders');
    expect(await reminders(id)).toHaveLength(1);
    expect(await tasksOf(id)).toEqual([]);
  });

  it.each([
    ['2026-11-23', null, false],
    ['2026-11-24', null, true],
    ['2026-11-25', '2026-11-24', false],
    ['2026-11-27', '2026-11-24', true],
    ['2026-11-28', '2026-11-27', true],
    ['2026-12-03', '2026-11-24', true],
    ['2026-11-29', '2026-11-28', true],
    ['2026-11-29', '2026-11-29', false],
    ['2026-12-03', '2026-11-28', true],
    ['2026-12-05', '2026-12-04', true],
    ['2026-12-06', '2026-12-05', false],
  ])('on %s after one on %s: %s', (today, remindedOn, isDue) => {
    expect(isReminderDue('2026-11-28', remindedOn, today)).toBe(isDue);
  });
});
