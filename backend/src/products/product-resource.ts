import { amountOf } from 'shared-contract/money/money';
import type { Product } from 'shared-contract/order/product';
import { identity } from '../http/json-ld.ts';
import type { products } from './product-table.ts';

export const productPath = '/api/products';

export function productResource(row: typeof products.$inferSelect): Product {
  return {
    ...identity(productPath, 'Product', row.id),
    sku: row.sku,
    name: row.name,
    description: row.description,
    price: amountOf(row.priceCents),
    shippingRequired: row.shippingRequired,
    billingPeriod: row.billingPeriod,
    ...(row.includedSkus.length > 0 ? { includes: row.includedSkus } : {}),
  };
}
