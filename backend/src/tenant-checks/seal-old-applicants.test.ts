import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { findInDatabase } from '../testing/find-in-database.ts';
import { insertProperty, type TestBackend, type TestUser, testBackend } from '../testing/index.ts';
import { tenantChecks } from './tenant-check-table.ts';

const olivia: TestUser = { id: '35000000-0000-4000-8000-000000000001' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('encrypts the names that an earlier backend stored, which are readable before and after', async () => {
  const { database } = backend;
  const { id: propertyId } = await insertProperty(database, { ownerId: olivia.id });
  const old = { ownerId: olivia.id, propertyId, product: 'TICA', requestedAt: new Date() } as const;
  const [check] = await database
    .insert(tenantChecks)
    .values({ ...old, applicantName: 'Old Planted' })
    .returning();
  const read = async () => (await backend.inject({ url: `/api/tenant-checks/${check?.id}` }, olivia)).json();
  const content = async () =>
    (await backend.inject({ method: 'POST', url: `/api/tenant-checks/${check?.id}/accesses` }, olivia)).json();
  expect((await read()).applicant.name).toBe('Old Planted');
  expect(await findInDatabase(database, ['Old Planted'])).toHaveLength(1);
  for (let round = 0; round < 2; round += 1) {
    await backend.boss.send('clean-up');
    await backend.runQueue('clean-up');
    expect(await findInDatabase(database, ['Old Planted'])).toEqual([]);
    expect((await read()).applicant.name).toBe('Old Planted');
  }
  expect((await content()).applicant).toEqual({ name: 'Old Planted', email: '', dateOfBirth: '', currentAddress: '' });
  const link = await backend.inject({ method: 'POST', url: `/api/tenant-checks/${check?.id}/links` }, olivia);
  expect([link.statusCode, link.json().code]).toEqual([409, 'applicant-incomplete']);
  const [stored] = await database
    .select()
    .from(tenantChecks)
    .where(eq(tenantChecks.id, check?.id ?? ''));
  expect(stored?.applicantName).toBe('');
});
