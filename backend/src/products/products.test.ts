import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product, ProductCategory } from 'shared-contract/order/product';
import { insertProduct, type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  const { database } = backend;
  await insertProduct(database, { sku: 'PHOTO-10', listingTypes: ['sale', 'lease', 'both'], position: 2 });
  await insertProduct(database, { sku: 'PHOTO-DUSK', listingTypes: ['sale'], position: 1 });
  await insertProduct(database, { sku: 'LEASE-PACK', category: 'Packages', listingTypes: ['lease'] });
  const reports = { category: 'Reports', parent: 'Property enhancements', listingTypes: [] };
  await insertProduct(database, { ...reports, sku: 'VALUATION', inclusions: ['A written report'] });
});
afterAll(() => backend.close());

const get = async (url: string) => (await backend.inject({ url })).json();

describe('products', () => {
  it('are found by any of several SKUs without signing in', async () => {
    const found = await get('/api/products?sku[]=PHOTO-10&sku[]=VALUATION&sku[]=NONE');
    expect(found.totalItems).toBe(2);
    expect(found.member.map(({ sku }: Product) => sku).sort()).toEqual(['PHOTO-10', 'VALUATION']);
    expect(found.member[0]).toMatchObject({ price: '275.00', billingPeriod: null });
    expect((await get('/api/products')).totalItems).toBe(4);
  });

  it('are listed by category in order, only those for the listing type', async () => {
    const inShort = (categories: ProductCategory[]) =>
      Object.fromEntries(categories.map(({ name, products }) => [name, products.map(({ sku }) => sku)]));
    expect(inShort((await get('/api/product-categories')).member)).toEqual({
      Photography: ['PHOTO-DUSK', 'PHOTO-10'],
      Packages: ['LEASE-PACK'],
      'Property enhancements': [],
      Reports: ['VALUATION'],
    });
    const forLease = await get('/api/product-categories?products.listingType[]=lease');
    expect(inShort(forLease.member)).toEqual({ Photography: ['PHOTO-10'], Packages: ['LEASE-PACK'] });
    expect(forLease.totalItems).toBe(2);
  });

  it('are in a category that names the one that contains it, and say what is included', async () => {
    const { member }: { member: ProductCategory[] } = await get('/api/product-categories');
    const reports = member.find(({ name }) => name === 'Reports');
    expect(reports?.parent).toBe(member.find(({ name }) => name === 'Property enhancements')?.['@id']);
    expect(reports?.products[0]?.inclusions).toEqual(['A written report']);
  });
});
