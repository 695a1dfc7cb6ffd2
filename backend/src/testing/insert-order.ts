import type { Database } from '../database/database.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';
import type { products } from '../products/product-table.ts';
import { insertProduct } from './insert-product.ts';
import { insertProperty } from './insert-property.ts';

type Insert = typeof orders.$inferInsert;
type Line = { product: typeof products.$inferSelect; quantity?: number };

/** By default an initiated order of one product for a new property. */
export async function insertOrder(
  database: Database,
  { lines, ...values }: Pick<Insert, 'ownerId'> & Partial<Insert> & { lines?: readonly Line[] },
) {
  const { ownerId, propertyId = (await insertProperty(database, { ownerId })).id } = values;
  const [order] = await database
    .insert(orders)
    .values({ ...values, propertyId })
    .returning();
  if (!order) throw new Error('The order was not stored.');
  for (const { product, quantity = 1 } of lines ?? [{ product: await insertProduct(database) }]) {
    await database.insert(orderItems).values({
      id: crypto.randomUUID(),
      ownerId,
      orderId: order.id,
      productId: product.id,
      quantity,
      unitPriceCents: product.priceCents,
    });
  }
  return order;
}
