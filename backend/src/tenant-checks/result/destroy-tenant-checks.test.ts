import { createPublicKey, verify } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { destructionCertificates } from '../../applications/application-tables.ts';
import { statementOf } from '../../applications/sign-statement.ts';
import { tenantCheckCancellations, tenantChecks } from '../tenant-check-table.ts';
import { listedResult } from './testing/memory-check-provider.ts';
import { olivia, resultApi } from './testing/result-api.ts';

const api = await resultApi();
const { backend, database, memory, rowOf, asApplicant } = api;
afterAll(() => backend.close());

const certificateOf = async (id: string) => {
  const [row] = await database.select().from(destructionCertificates).where(eq(destructionCertificates.id, id));
  return row ?? null;
};
const destroyAt = async (at: string) => {
  api.setNow(at);
  await api.runScheduled('tenant-check-retention');
};
const tables = [
  'applicants',
  'authorisations',
  'documents',
  'files',
  'reports',
  'notices',
  'disputes',
  'links',
  'events',
];
const leftOf = async (id: string) => {
  const counts = tables.map(async (name) => {
    const column = ['applicants', 'authorisations', 'reports'].includes(name) ? 'id' : 'check_id';
    const table = sql.raw(`tenant_check_${name} where ${column} = '${id}'`);
    const { rows } = await database.execute<{ count: number }>(sql`select count(*)::int as count from ${table}`);
    return rows[0]?.count ?? 0;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

it('V41: destroys a complete check with everything about it on its date, and issues a signed certificate', async () => {
  api.setNow('2026-11-21T00:00:00Z');
  const { id, token } = await api.aComplete(listedResult);
  await api.post(`tenant-checks/${id}/notices`);
  await backend.mails();
  expect((await rowOf(id))?.destroyOn).toBe('2026-12-21');
  await destroyAt('2026-12-20T12:59:00Z');
  expect(await rowOf(id)).not.toBeNull();
  expect(await leftOf(id)).toBeGreaterThan(9);
  // Melbourne is 11 hours ahead, so 21 December starts there at 13:00.
  await destroyAt('2026-12-20T13:01:00Z');
  expect(await rowOf(id)).toBeNull();
  expect(await leftOf(id)).toBe(0);
  expect((await asApplicant('views', { token })).status).toBe(404);

  const stored = await certificateOf(id);
  if (!stored) throw new Error('The certificate was not stored.');
  expect(stored).toMatchObject({ subject: 'tenantCheck', rule: expect.stringContaining('within 30 days') });
  const key = createPublicKey({ key: Buffer.from(stored.publicKey, 'base64'), format: 'der', type: 'spki' });
  expect(statementOf(stored)).toMatch(/^Tenant check destroyed\n/);
  expect(verify(null, Buffer.from(statementOf(stored)), key, Buffer.from(stored.signature, 'base64'))).toBe(true);
  expect(JSON.stringify(await backend.readPdf(stored.document))).toContain('Tenant check');
  const { member } = (await backend.inject({ url: '/api/destruction-certificates' }, olivia)).json();
  expect(member[0]).toMatchObject({ id, subject: 'tenantCheck' });
});

it('V41: a dispute holds a check after its date, until the owner releases it', async () => {
  api.setNow('2026-11-21T00:00:00Z');
  const { id, token } = await api.aComplete(listedResult);
  await asApplicant('disputes', { token, message: 'That’s not me.' });
  await destroyAt('2027-01-10T00:00:00Z');
  expect(await rowOf(id)).not.toBeNull();
  const release = { method: 'PATCH' as const, url: `/api/tenant-checks/${id}`, payload: { legalHold: false } };
  expect((await backend.inject({ ...release, headers: { 'if-match': '*' } }, olivia)).statusCode).toBe(200);
  await destroyAt('2027-01-10T01:00:00Z');
  expect(await certificateOf(id)).not.toBeNull();
});

describe('a check without a result', () => {
  const waiting = () => database.select().from(tenantCheckCancellations);

  it('is destroyed after six months although the provider is away, which cancels it later', async () => {
    api.setNow('2026-11-21T00:00:00Z');
    const { id } = await api.aSubmitted();
    await api.runJob(id);
    memory.move(id, { status: 'needsInfo', question: 'Which name did you use?' });
    await api.runJob(id);
    expect((await rowOf(id))?.destroyOn).toBe('2027-05-21');
    memory.controls.isAvailable = false;
    await destroyAt('2027-05-21T00:00:00Z');
    expect(await rowOf(id)).toBeNull();
    expect(await certificateOf(id)).not.toBeNull();
    const providerReference = memory.checkOf(id)?.id;
    expect(await waiting()).toEqual([{ reference: id, providerReference, createdAt: expect.any(Date) }]);
    memory.controls.isAvailable = true;
    await destroyAt('2027-05-21T01:00:00Z');
    expect(memory.checkOf(id)?.status).toBe('cancelled');
    expect(await waiting()).toEqual([]);
  });

  it('is cancelled too when the response to its request was lost', async () => {
    api.setNow('2026-11-21T00:00:00Z');
    const { id } = await api.aSubmitted();
    await api.runJob(id);
    await database
      .update(tenantChecks)
      .set({ providerReference: null, destroyOn: '2026-11-21' })
      .where(eq(tenantChecks.id, id));
    await destroyAt('2026-11-21T01:00:00Z');
    expect(await rowOf(id)).toBeNull();
    expect(memory.checkOf(id)?.status).toBe('cancelled');
    expect(await waiting()).toEqual([]);
  });
});
