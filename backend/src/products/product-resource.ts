import { amountOf } from 'shared-contract/money/money';
import type { Product } from 'shared-contract/order/product';
import type { products } from './product-table.ts';

export const productPath = '/api/products';

export function productResource(row: typeof products.$inferSelect): Product {
  return {
    '@id': `${productPath}/${row.id}`,
    '@type': 'Product',
    id: row.id,
    sku: row.sku,
    name: row.name,
    description: row.description,
    price: amountOf(row.priceCents),
    shippingRequired: row.shippingRequired,
    billingPeriod: row.billingPeriod,
  };
}
