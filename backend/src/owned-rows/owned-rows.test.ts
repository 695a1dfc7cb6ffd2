import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { properties } from '../properties/property-table.ts';
import { insertProperty, type TestBackend, testBackend } from '../testing/index.ts';
import { deleteOwn, findOwn, insertOwn, isOwn, lockVersion, type OwnerScope, updateOwn } from './owned-rows.ts';

const now = new Date('2026-11-22T01:00:00Z');
let backend: TestBackend;
let olivia: OwnerScope;
let jack: OwnerScope;
let id: string;
beforeAll(async () => {
  backend = await testBackend();
  const { database } = backend;
  olivia = { database, now, owner: { id: '92000000-0000-4000-8000-000000000001' } };
  jack = { database, now, owner: { id: '92000000-0000-4000-8000-000000000002' } };
  ({ id } = await insertProperty(database, { ownerId: olivia.owner.id, suburb: 'Fitzroy' }));
  await insertProperty(database, { ownerId: jack.owner.id, suburb: 'Fitzroy' });
});
afterAll(() => backend.close());

describe('rows of one user', () => {
  it('are found by given values, and an undefined value matches every row', async () => {
    const count = (values: Parameters<typeof isOwn<typeof properties>>[2]) =>
      backend.database.$count(properties, isOwn(properties, olivia.owner, values));
    expect(await count({})).toBe(1);
    expect(await count({ suburb: undefined })).toBe(1);
    expect(await count({ suburb: 'Fitzroy', state: 'VIC' })).toBe(1);
    expect(await count({ suburb: 'Richmond' })).toBe(0);
    expect(await count({ suburbId: null })).toBe(1);
  });

  it('cannot be read, changed or deleted by another user', async () => {
    expect(await findOwn(jack, properties, id)).toBeNull();
    expect(await deleteOwn(jack, properties, id)).toBeNull();
    await expect(updateOwn(jack, properties, id, { suburb: 'Hobart' })).rejects.toThrow('not stored');
    await expect(lockVersion({ ...jack, ifMatch: '*' }, properties, id)).rejects.toMatchObject({ status: 404 });
    expect(await findOwn(olivia, properties, id)).toMatchObject({ suburb: 'Fitzroy', version: 1 });
  });

  it('get a new version and the time of the request with each change', async () => {
    expect(await updateOwn(olivia, properties, id, { baths: 2 })).toMatchObject({
      baths: 2,
      version: 2,
      updatedAt: now,
    });
    await expect(lockVersion({ ...olivia, ifMatch: '"1"' }, properties, id)).rejects.toMatchObject({ status: 412 });
    expect(await lockVersion({ ...olivia, ifMatch: '"2"' }, properties, id)).toMatchObject({ version: 2 });
  });

  it('always belong to the user of the scope', async () => {
    const { id: _, ownerId: __, ...values } = (await findOwn(olivia, properties, id)) ?? ({} as never);
    expect(await insertOwn(jack, properties, values)).toMatchObject({ ownerId: jack.owner.id, suburb: 'Fitzroy' });
  });
});
