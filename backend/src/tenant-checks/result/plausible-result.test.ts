import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { CheckResult } from 'shared-contract/tenant-check/tenant-check';
import { findCheck } from '../tenant-check-store.ts';
import { readReport } from './report-store.ts';
import { clearResult, listedResult } from './testing/memory-check-provider.ts';
import { resultApi } from './testing/result-api.ts';

const api = await resultApi();
const { backend, database, memory, post, runJob, rowOf } = api;
afterAll(() => backend.close());

const [listing] = listedResult.listings;
if (!listing) throw new Error('Expected a listing.');

it.each<[string, Partial<CheckResult>]>([
  ['in the future', { searchedOn: '2026-11-22' }],
  ['long before the request', { searchedOn: '1900-01-01' }],
  ['of no database', { databases: [] }],
  ['of a database that the product does not cover', { databases: ['TICA', 'Facebook'] }],
  ['with a listing of another database', { listings: [{ ...listing, database: 'National Tenancy Database' }] }],
  ['with a listing after the search', { listings: [{ ...listing, listedOn: '2026-11-22' }] }],
])('V40: a result %s is not stored, is an error and is read again', async (_what, changes) => {
  api.setNow('2026-11-21T00:00:00Z');
  const { id } = await api.aSubmitted();
  await runJob(id);
  memory.complete(id, { ...listedResult, ...changes });
  await runJob(id);
  expect(await rowOf(id)).toMatchObject({ status: 'submitted', noticeDueOn: null });
  expect(readReport(backend.config, await findCheck(database, id)).result).toBeNull();
  // The worker logs the error of each failed job.
  const { rows } = await database.execute(sql`select output::text from pgboss.job where data ->> 'checkId' = ${id}`);
  expect(JSON.stringify(rows)).toContain('a result with a wrong');
  memory.complete(id, listedResult);
  await runJob(id);
  expect(await rowOf(id)).toMatchObject({ status: 'complete', noticeDueOn: '2026-11-28' });
});

it('V40: a result of another reference is not stored', async () => {
  const [one, other] = [await api.aSubmitted(), await api.aSubmitted()];
  await runJob(one.id);
  await runJob(other.id);
  memory.complete(other.id, listedResult);
  const { read } = memory.provider;
  memory.provider.read = () => read(memory.checkOf(other.id)?.id ?? '');
  await runJob(one.id);
  memory.provider.read = read;
  expect(await rowOf(one.id)).toMatchObject({ status: 'submitted', noticeDueOn: null });
});

it('marks a listing of more than three years in the report, and a notice is still due', async () => {
  api.setNow('2026-11-21T00:00:00Z');
  const listed = (listedOn: string) => ({ ...listedResult, listings: [{ ...listing, listedOn }] });
  const textOf = async (result: CheckResult) => {
    const { id } = await api.aComplete(result);
    const { bytes } = await post(`tenant-checks/${id}/reports`);
    const text = (await backend.readPdf(bytes)).join(' ').replaceAll(/\s+/g, ' ');
    return { text, row: await rowOf(id) };
  };
  const outdated = await textOf(listed('2023-11-20'));
  expect(outdated.text).toContain('more than 3 years old');
  expect(outdated.row).toMatchObject({ noticeDueOn: '2026-11-28' });
  expect((await textOf(listed('2023-11-21'))).text).not.toContain('3 years old');
  expect((await textOf(clearResult)).row).toMatchObject({ noticeDueOn: null });
});
