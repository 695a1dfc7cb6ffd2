import type { OrderStatus } from 'shared-contract/order/order';
import type { orderItems, orders } from '../../src/database/schema.ts';
import { type Discount, orderTotal } from '../../src/orders/order-total.ts';
import { stableId } from '../stable-id.ts';
import type { productRows } from './product-rows.ts';
import { promotionCodeId, type promotionCodeRows } from './promotion-code-rows.ts';

export type OrderWish = {
  key: string;
  ownerId: string;
  propertyId: string;
  /** Absent: an order for the property itself. */
  listingId?: string;
  status: OrderStatus;
  daysAgo: number;
  skus: readonly (string | readonly [sku: string, quantity: number])[];
  promotionCode?: string;
};

type Shop = {
  products: ReturnType<typeof productRows>['products'];
  promotionCodes: ReturnType<typeof promotionCodeRows>;
};

const settled: readonly OrderStatus[] = ['paid', 'processing', 'completed', 'refunded'];
const day = 86_400_000;

export const orderId = (key: string) => stableId(`order/${key}`);

export function orderRows(wish: OrderWish, shop: Shop, now: Date) {
  const id = orderId(wish.key);
  const createdAt = new Date(now.getTime() - wish.daysAgo * day - 5 * 3_600_000);
  const isPaid = settled.includes(wish.status);
  const items = wish.skus.map((entry, index): typeof orderItems.$inferInsert => {
    const [sku, quantity] = typeof entry === 'string' ? [entry, 1] : entry;
    const product = shop.products.find((candidate) => candidate.sku === sku);
    if (!product) throw new RangeError(`Expected a product, got "${sku}".`);
    const at = new Date(createdAt.getTime() + (index + 1) * 60_000);
    const stamps = { createdAt: at, updatedAt: at };
    const line = { quantity, unitPriceCents: product.priceCents };
    return {
      id: stableId(`order-item/${wish.key}/${index}`),
      ownerId: wish.ownerId,
      orderId: id,
      productId: product.id,
      ...line,
      ...stamps,
    };
  });
  const lines = items.map(({ unitPriceCents, quantity }) => ({ unitCents: unitPriceCents, quantity }));
  const order: typeof orders.$inferInsert & { id: string } = {
    id,
    ownerId: wish.ownerId,
    status: wish.status,
    propertyId: wish.propertyId,
    listingId: wish.listingId ?? null,
    promotionCodeId: wish.promotionCode ? promotionCodeId(wish.promotionCode) : null,
    discountCents: isPaid ? orderTotal(lines, discountOf(wish.promotionCode, shop)).discount : 0,
    paidAt: isPaid ? new Date(createdAt.getTime() + 20 * 60_000) : null,
    createdAt,
    updatedAt: createdAt,
  };
  return { order, items };
}

function discountOf(code: string | undefined, shop: Shop): Discount | null {
  const row = shop.promotionCodes.find((candidate) => candidate.code === code);
  if (!row) return null;
  return row.percentOff ? { kind: 'percent', percent: row.percentOff } : { kind: 'amount', cents: row.centsOff ?? 0 };
}
