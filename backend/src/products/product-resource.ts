import { amountOf } from 'shared-contract/money/money';
import type { Product } from 'shared-contract/order/product';
import type { Picture } from 'shared-contract/picture/picture';
import { identity } from '../http/json-ld.ts';
import type { products } from './product-table.ts';

export const productPath = '/api/products';

/** Returns whether an order has the product at most once: a package is for one listing, a plan for one property. */
export const isSoldOnce = ({ billingPeriod, fulfilment }: typeof products.$inferSelect) =>
  billingPeriod !== null || fulfilment === 'listing';

/** The items of an order have their products without pictures. */
export function productResource(row: typeof products.$inferSelect, picture: Picture | null = null): Product {
  return {
    ...identity(productPath, 'Product', row.id),
    sku: row.sku,
    name: row.name,
    description: row.description,
    price: amountOf(row.priceCents),
    shippingRequired: row.shippingRequired,
    billingPeriod: row.billingPeriod,
    ...(row.includedSkus.length > 0 ? { includes: row.includedSkus } : {}),
    ...(row.inclusions.length > 0 ? { inclusions: row.inclusions } : {}),
    ...(isSoldOnce(row) ? { soldOnce: true } : {}),
    ...(picture ? { picture } : {}),
  };
}
