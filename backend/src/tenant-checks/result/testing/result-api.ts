import { eq } from 'drizzle-orm';
import type { CheckResult } from 'shared-contract/tenant-check/tenant-check';
import { guestHeaders, insertProperty, type TestUser, testBackend } from '../../../testing/index.ts';
import { findEvents } from '../../check-events.ts';
import { findCheck } from '../../tenant-check-store.ts';
import { tenantChecks } from '../../tenant-check-table.ts';
import { readReport } from '../report-store.ts';
import { insertSubmittedCheck } from './insert-submitted-check.ts';
import { clearResult, memoryCheckProvider } from './memory-check-provider.ts';

export const olivia: TestUser = { id: '33000000-0000-4000-8000-000000000001' };
export const jack: TestUser = { id: '33000000-0000-4000-8000-000000000002' };

/** Creates a backend on 21 November 2026 with a provider in memory, and the requests of owners and applicants. */
export async function resultApi() {
  let now = new Date('2026-11-21T00:00:00Z');
  const logged: string[] = [];
  const memory = memoryCheckProvider();
  const backend = await testBackend({
    clock: () => (now = new Date(now.getTime() + 1)),
    logLevel: 'debug',
    logTo: { write: (line: string) => void logged.push(line) },
    checkProvider: memory.provider,
  });
  await backend.signInAs(olivia);
  const guest = await guestHeaders(backend);

  async function post(path: string, payload?: object, as: TestUser | Record<string, string> = olivia) {
    const found = await backend.inject({ method: 'POST', url: `/api/${path}`, ...(payload && { payload }) }, as);
    const isJson = String(found.headers['content-type']).includes('json');
    return {
      status: found.statusCode,
      body: isJson ? found.json() : null,
      bytes: found.rawPayload,
      headers: found.headers,
    };
  }
  const asApplicant = (name: string, payload: object) => post(`tenant-check-${name}`, payload, guest);
  const { database } = backend;
  const rowOf = async (id: string) => {
    const [row] = await database.select().from(tenantChecks).where(eq(tenantChecks.id, id));
    return row ?? null;
  };
  /** Runs the job of a check once, and returns how many jobs ran. */
  async function runJob(checkId: string) {
    await backend.boss.send('tenant-check', { checkId }, { singletonKey: checkId });
    return backend.runQueue('tenant-check');
  }
  async function runScheduled(name: 'open-tenant-checks' | 'tenant-check-reminders' | 'tenant-check-retention') {
    await backend.boss.send(name);
    await backend.runQueue(name);
  }
  async function aSubmitted(
    values: Partial<Parameters<typeof insertSubmittedCheck>[1]> & { state?: 'VIC' | 'WA' } = {},
  ) {
    const { state = 'VIC', ...rest } = values;
    const place = state === 'WA' ? { state, postcode: '6000', suburb: 'Perth', timeZone: 'Australia/Perth' } : {};
    const { id: propertyId } = await insertProperty(database, { ownerId: olivia.id, ...place });
    return insertSubmittedCheck(backend, { ownerId: olivia.id, propertyId, linkedAt: now, ...rest });
  }

  return {
    backend,
    database,
    memory,
    logged,
    post,
    asApplicant,
    rowOf,
    runJob,
    runScheduled,
    aSubmitted,
    /** A check that the provider has completed. */
    async aComplete(result: CheckResult = clearResult, values: Parameters<typeof aSubmitted>[0] = {}) {
      const check = await aSubmitted(values);
      await runJob(check.id);
      memory.complete(check.id, result);
      await runJob(check.id);
      return check;
    },
    reportOf: async (id: string) => readReport(backend.config, await findCheck(database, id)),
    kindsOf: async (id: string) => (await findEvents(database, id)).map(({ by, kind }) => `${by} ${kind}`),
    mailsOf: async (subject: string) => (await backend.mails()).filter((mail) => mail.subject.startsWith(subject)),
    setNow: (at: string) => {
      now = new Date(at);
    },
  };
}
