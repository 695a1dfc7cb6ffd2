import { afterAll, expect, it } from '@jest/globals';
import { passportNumber } from './testing/insert-submitted-check.ts';
import { listedResult } from './testing/memory-check-provider.ts';
import { resultApi } from './testing/result-api.ts';

const api = await resultApi();
const { backend, database, memory, rowOf, aSubmitted } = api;
afterAll(() => backend.close());

const mailCount = async () => (await backend.mails()).length;

it('V40: a provider that is away for a week loses nothing and mails nothing twice', async () => {
  api.setNow('2026-11-21T00:00:00Z');
  const { id } = await aSubmitted();
  const before = await mailCount();
  memory.controls.isAvailable = false;
  for (let day = 21; day <= 28; day += 1) {
    for (const hour of ['01', '13']) {
      api.setNow(`2026-11-${day}T${hour}:00:00Z`);
      await api.runScheduled('open-tenant-checks');
      await backend.runQueue('tenant-check');
    }
  }
  expect(await rowOf(id)).toMatchObject({ status: 'submitted', providerReference: null });
  memory.controls.isAvailable = true;
  await api.runScheduled('open-tenant-checks');
  await backend.runQueue('tenant-check');
  memory.complete(id, { ...listedResult, searchedOn: '2026-11-28' });
  memory.controls.isAvailable = false;
  await api.runScheduled('open-tenant-checks');
  await backend.runQueue('tenant-check');
  memory.controls.isAvailable = true;
  await api.runScheduled('open-tenant-checks');
  await backend.runQueue('tenant-check');
  expect(await rowOf(id)).toMatchObject({ status: 'complete', noticeDueOn: '2026-12-05' });
  expect(memory.controls.requests.filter(({ reference }) => reference === id)).toHaveLength(1);
  expect(await mailCount()).toBe(before + 2);
});

it('writes no identity value and no result into logs, jobs or mails', async () => {
  await api.aComplete(listedResult);
  const { rows } = await database.execute<{ text: string }>(
    `select row_to_json(job)::text as text from pgboss.job job`,
  );
  const mails = await backend.mails();
  const everything = [
    ...api.logged,
    ...rows.map(({ text }) => text),
    ...mails.map((mail) => JSON.stringify(mail)),
  ].join();
  for (const value of [passportNumber, '1990-04-23', 'Žižka', 'Harbour', 'arrears', 'Fitzroy'])
    expect([value, everything.includes(value)]).toEqual([value, false]);
});
