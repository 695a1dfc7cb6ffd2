import { describe, expect, it } from '@jest/globals';
import type { Product, ProductCategory } from 'shared-contract/order/product';
import { propertyCategory } from 'shared-contract/order/product';
import { cheapestOf, enhancementCategories } from './enhancement-categories.ts';

const aProduct = (sku: string, price = '10.00'): Product => ({
  '@id': `/api/products/${sku}`,
  '@type': 'Product',
  id: sku,
  sku,
  name: sku,
  description: '',
  price,
  shippingRequired: false,
  billingPeriod: null,
});

const aCategory = (id: string, parent: string | null, products: Product[], name = id): ProductCategory => ({
  '@id': `/api/product-categories/${id}`,
  '@type': 'ProductCategory',
  id,
  name,
  parent: parent && `/api/product-categories/${parent}`,
  products,
});

describe('the categories of enhancements for a property', () => {
  it('are the children of one category, each with the products of the categories inside it', () => {
    const found = enhancementCategories([
      aCategory('root', null, [], propertyCategory),
      aCategory('packages', null, [aProduct('BASIC')]),
      aCategory('reports', 'root', [aProduct('VALUATION')]),
      aCategory('inspections', 'reports', [aProduct('CONDITION-REPORT')]),
      aCategory('empty', 'root', []),
    ]);
    expect(found.map(({ name, products }) => [name, ...products.map(({ sku }) => sku)])).toEqual([
      ['reports', 'VALUATION', 'CONDITION-REPORT'],
    ]);
  });

  it('are none when nothing is sold for properties', () => {
    expect(enhancementCategories([aCategory('packages', null, [aProduct('BASIC')])])).toEqual([]);
  });

  it('cost at least their cheapest product, compared as amounts', () => {
    expect(cheapestOf([aProduct('A', '100.00'), aProduct('B', '29.00')])?.sku).toBe('B');
    expect(cheapestOf([])).toBeUndefined();
  });
});
