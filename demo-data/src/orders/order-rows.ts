import type { orderItems, orders } from 'backend/tables';
import { type Discount, orderTotal } from 'backend/tables';
import type { OrderStatus } from 'shared-contract/order/order';
import { stableId } from '../stable-id.ts';
import type { productRows } from './product-rows.ts';
import { promotionCodeId, type promotionCodeRows } from './promotion-code-rows.ts';

export type OrderPlan = {
  key: string;
  ownerId: string;
  propertyId: string;
  /** Undefined for an order that belongs to the property and not to one of its listings. */
  listingId?: string;
  status: OrderStatus;
  daysAgo: number;
  skus: readonly (string | readonly [sku: string, quantity: number])[];
  promotionCode?: string;
};

type ProductCatalogue = {
  products: ReturnType<typeof productRows>['products'];
  promotionCodes: ReturnType<typeof promotionCodeRows>;
};

const paidStatuses: readonly OrderStatus[] = ['paid', 'processing', 'completed', 'refunded'];
const day = 86_400_000;

export const orderId = (key: string) => stableId(`order/${key}`);

export function orderRows(plan: OrderPlan, catalogue: ProductCatalogue, now: Date) {
  const id = orderId(plan.key);
  const createdAt = new Date(now.getTime() - plan.daysAgo * day - 5 * 3_600_000);
  const isPaid = paidStatuses.includes(plan.status);
  const items = plan.skus.map((entry, index): typeof orderItems.$inferInsert => {
    const [sku, quantity] = typeof entry === 'string' ? [entry, 1] : entry;
    const product = catalogue.products.find((candidate) => candidate.sku === sku);
    if (!product) throw new RangeError(`Expected a product, got "${sku}".`);
    const at = new Date(createdAt.getTime() + (index + 1) * 60_000);
    const stamps = { createdAt: at, updatedAt: at };
    const line = { quantity, unitPriceCents: product.priceCents };
    return {
      id: stableId(`order-item/${plan.key}/${index}`),
      ownerId: plan.ownerId,
      orderId: id,
      productId: product.id,
      ...line,
      ...stamps,
    };
  });
  const lines = items.map(({ unitPriceCents, quantity }) => ({ unitCents: unitPriceCents, quantity }));
  const order: typeof orders.$inferInsert & { id: string } = {
    id,
    ownerId: plan.ownerId,
    status: plan.status,
    propertyId: plan.propertyId,
    listingId: plan.listingId ?? null,
    promotionCodeId: plan.promotionCode ? promotionCodeId(plan.promotionCode) : null,
    discountCents: isPaid ? orderTotal(lines, discountOf(plan.promotionCode, catalogue)).discount : 0,
    paidAt: isPaid ? new Date(createdAt.getTime() + 20 * 60_000) : null,
    createdAt,
    updatedAt: createdAt,
  };
  return { order, items };
}

function discountOf(code: string | undefined, catalogue: ProductCatalogue): Discount | null {
  const row = catalogue.promotionCodes.find((candidate) => candidate.code === code);
  if (!row) return null;
  return row.percentOff ? { kind: 'percent', percent: row.percentOff } : { kind: 'amount', cents: row.centsOff ?? 0 };
}
