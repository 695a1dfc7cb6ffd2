import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listings } from '../listings/listing-table.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';
import { products } from '../products/product-table.ts';
import { properties } from '../properties/property-table.ts';
import type { FulfilmentReason } from './fulfilment-sentences.ts';
import type { FulfilmentRow } from './fulfilment-store.ts';

/** The next state of a fulfilment. */
export type FulfilmentStep = Pick<FulfilmentRow, 'status'> & {
  reason: FulfilmentReason;
} & Partial<Pick<FulfilmentRow, 'scheduledFor' | 'carrier' | 'trackingNumber' | 'subjectId'>>;

export type OpenFulfilment = NonNullable<Awaited<ReturnType<typeof findOpenFulfilment>>>;

/** Returns a fulfilment with its order, property, item and product, and when the listing goes to auction. */
export async function findOpenFulfilment(database: Database, { orderItemId, orderId }: FulfilmentRow) {
  const [row] = await database
    .select({
      order: orders,
      property: properties,
      item: orderItems,
      product: products,
      auctionAt: listings.auctionAt,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(listings, eq(listings.id, orders.listingId))
    .where(eq(orderItems.id, orderItemId));
  if (!row) throw new Error(`The item ${orderItemId} of order ${orderId} is missing.`);
  return row;
}
