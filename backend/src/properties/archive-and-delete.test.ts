import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { pictures } from '../pictures/picture-table.ts';
import * as schema from '../schema.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { propertyContents } from './property-contents.ts';
import { properties } from './property-table.ts';

const owner = { id: '86000000-0000-4000-8000-000000000001' };
const own = { ownerId: owner.id };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => new Date('2026-11-21T01:00:00Z') });
});
afterAll(() => backend.close());

const at = (id: string) => `/api/properties/${id}`;
const remove = (id: string) => backend.inject({ method: 'DELETE', url: at(id) }, owner);
const patch = (id: string, payload: object) => backend.inject({ method: 'PATCH', url: at(id), payload }, owner);
const read = (id: string) => backend.inject({ url: at(id) }, owner);
const listed = async (query = '') =>
  (await backend.inject({ url: `/api/properties${query}` }, owner)).json().member.map((one: { id: string }) => one.id);

describe('archiving', () => {
  it('hides the property from lists and the home page until it is restored', async () => {
    const { id } = await backend.insert.property(own);
    await backend.insert.tenancy({ ...own, propertyId: id, startDate: '2025-01-01', endDate: '2025-12-31' });
    await backend.insert.listing({ ...own, propertyId: id, status: 'draft' });
    const home = async () => (await backend.inject({ url: '/api/overview' }, owner)).json();
    expect(await home()).toMatchObject({ propertyCount: 1, tasks: [{ kind: 'listingDraft' }] });
    expect((await patch(id, { archived: true })).json().archivedAt).toBe('2026-11-21T01:00:00.000Z');
    expect([await listed(), await listed('?exists[archivedAt]=true')]).toEqual([[], [id]]);
    expect(await home()).toMatchObject({ propertyCount: 0, tasks: [] });
    expect((await read(id)).statusCode).toBe(200);
    expect((await patch(id, { archived: false })).json().archivedAt).toBeNull();
    expect([await listed(), await listed('?exists[archivedAt]=true')]).toEqual([[id], []]);
  });

  it('is rejected for a property on the market or with a current tenancy', async () => {
    const { propertyId } = await backend.insert.listing(own);
    const forSale = await patch(propertyId, { archived: true });
    expect([forSale.statusCode, forSale.json().detail]).toEqual([409, expect.stringContaining('on the market')]);
    const rented = await backend.insert.property(own);
    await backend.insert.tenancy({ ...own, propertyId: rented.id, startDate: '2026-01-01', endDate: null });
    const current = await patch(rented.id, { archived: true });
    expect([current.statusCode, current.json().detail]).toEqual([409, expect.stringContaining('tenancy')]);
  });
});

describe('deleting', () => {
  it('deletes an empty property with its picture', async () => {
    const { id } = await backend.insert.property(own);
    const payload = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a8' } })
      .jpeg()
      .toBuffer();
    const headers = { ...(await backend.signInAs(owner)), 'content-type': 'image/jpeg' };
    const upload = () => backend.inject({ method: 'POST', url: `${at(id)}/picture`, payload }, headers);
    const first = (await upload()).json().picture.id;
    const second = (await upload()).json().picture.id;
    const stored = (picture: string) => backend.database.$count(pictures, eq(pictures.id, picture));
    expect([await stored(first), await stored(second)]).toEqual([0, 1]);
    expect((await remove(id)).statusCode).toBe(204);
    expect([(await read(id)).statusCode, await stored(second)]).toEqual([404, 0]);
  });

  it('is rejected for a property with contents, which the message names', async () => {
    const { propertyId } = await backend.insert.listing(own);
    await backend.insert.listing({ ...own, propertyId, status: 'sold' });
    await backend.insert.order({ ...own, propertyId });
    const response = await remove(propertyId);
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'not-empty', detail: 'This property has 2 listings and 1 order. Archive it instead.' },
    ]);
    expect((await read(propertyId)).statusCode).toBe(200);
  });

  it.each(['document', 'expense', 'bankAccount'] as const)(
    'is rejected by the database while there is a %s, for an earlier backend that does not count it',
    async (kind) => {
      const { id } = await backend.insert.property(own);
      await backend.insert[kind]({ ...own, propertyId: id });
      const deletion = backend.database.delete(properties).where(eq(properties.id, id));
      await expect(deletion).rejects.toMatchObject({ cause: { code: '23503' } });
      expect((await read(id)).statusCode).toBe(200);
    },
  );

  it('counts every table that refers to a property', () => {
    const referring = Object.values(schema)
      .filter((one) => is(one, PgTable))
      .map(getTableConfig)
      .filter(({ foreignKeys }) => foreignKeys.some((key) => key.reference().foreignTable === properties));
    const counted = propertyContents.map(({ table }) => getTableConfig(table).name);
    expect(referring.map(({ name }) => name).sort()).toEqual(counted.sort());
  });
});

describe('changing the type', () => {
  it('is rejected while a listing of a type that it does not allow can be published', async () => {
    const { propertyId } = await backend.insert.listing({ ...own, status: 'draft', type: 'lease' });
    const rooms = { bedrooms: null, baths: null, carSpaces: null };
    const land = { propertyType: { name: 'Land' }, category: { name: 'Residential land' }, ...rooms };
    const response = await patch(propertyId, land);
    expect(response.json().violations).toMatchObject([{ propertyPath: 'propertyType.name', code: 'listing-type' }]);
  });

  it('reports violations of the type and the address together', async () => {
    const { id } = await backend.insert.property(own);
    const response = await patch(id, { category: { name: 'Castle' }, address: { postcode: '2000' } });
    const paths = response.json().violations.map((one: { propertyPath: string }) => one.propertyPath);
    expect(paths).toEqual(['category.name', 'address.postcode']);
  });
});
