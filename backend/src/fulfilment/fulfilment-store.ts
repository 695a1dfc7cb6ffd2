import { asc, eq, inArray } from 'drizzle-orm';
import type { FulfilmentKind } from 'shared-contract/order/fulfilment';
import type { Database } from '../database/database.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { products } from '../products/product-table.ts';
import { fulfilments } from './fulfilment-table.ts';

export type FulfilmentRow = typeof fulfilments.$inferSelect;
export type StoredFulfilment = { fulfilment: FulfilmentRow; productName: string };

/** Returns the fulfilments of orders, in the order of their items. The caller has checked who owns the orders. */
export async function findFulfilments(database: Database, orderIds: readonly string[]): Promise<StoredFulfilment[]> {
  if (orderIds.length === 0) return [];
  const rows = await database
    .select({ fulfilment: fulfilments, product: products })
    .from(fulfilments)
    .innerJoin(orderItems, eq(orderItems.id, fulfilments.orderItemId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(fulfilments.orderId, [...orderIds]))
    .orderBy(asc(orderItems.createdAt), asc(orderItems.id), asc(fulfilments.createdAt), asc(fulfilments.kind));
  const included = await findIncludedProducts(
    database,
    rows.map(({ product }) => product),
  );
  return rows.map(({ fulfilment, product }) => ({
    fulfilment,
    productName: productsOfKind(product, included, fulfilment.kind)
      .map(({ name }) => name)
      .join(', '),
  }));
}

type ProductRow = typeof products.$inferSelect;
type Kinds = Pick<ProductRow, 'sku' | 'includedSkus' | 'fulfilment'>;

/** Returns the products that these packages include. */
export async function findIncludedProducts(database: Database, packages: readonly ProductRow[]): Promise<ProductRow[]> {
  const skus = [...new Set(packages.flatMap(({ includedSkus }) => includedSkus))];
  return skus.length === 0 ? [] : database.select().from(products).where(inArray(products.sku, skus));
}

/** Returns the product itself when it leads to this kind of fulfilment, or else the products it includes that do. */
function productsOfKind(product: ProductRow, included: readonly ProductRow[], kind: FulfilmentKind): ProductRow[] {
  if (product.fulfilment === kind) return [product];
  return included.filter(({ sku, fulfilment }) => fulfilment === kind && product.includedSkus.includes(sku));
}

/** Returns the kinds of fulfilment to which a product and the products that it includes lead. */
export function kindsOf(product: Kinds, included: readonly Kinds[]): FulfilmentKind[] {
  const parts = [product, ...included.filter(({ sku }) => product.includedSkus.includes(sku))];
  return [...new Set(parts.flatMap(({ fulfilment }) => fulfilment ?? []))];
}
