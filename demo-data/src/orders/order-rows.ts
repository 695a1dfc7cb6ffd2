import type { orderItems, orders } from 'backend/tables';
import { type Discount, orderTotal } from 'backend/tables';
import type { DeliveryDetails } from 'shared-contract/order/delivery-details';
import type { OrderStatus } from 'shared-contract/order/order';
import { shippingPrice } from 'shared-contract/order/shipping-price';
import { fullNameOf, type UserRow } from '../people/people.ts';
import { stableId } from '../stable-id.ts';
import type { productRows } from './product-rows.ts';
import { promotionCodeId, type promotionCodeRows } from './promotion-code-rows.ts';

export type OrderPlan = {
  key: string;
  owner: UserRow;
  propertyId: string;
  /** Where shipped products of the order go. */
  address: Omit<DeliveryDetails, 'recipient'>;
  /** Undefined for an order that belongs to the property and not to one of its listings. */
  listingId?: string;
  status: OrderStatus;
  daysAgo: number;
  skus: readonly (string | readonly [sku: string, quantity: number])[];
  promotionCode?: string;
  /** How it is paid: by card unless something else is named. `declined` is a failed attempt of an open order. */
  payment?: 'zip' | 'declined';
};

export type ProductCatalogue = {
  products: ReturnType<typeof productRows>['products'];
  promotionCodes: ReturnType<typeof promotionCodeRows>;
};
type ProductRow = ProductCatalogue['products'][number];

export type PlannedOrder = {
  order: typeof orders.$inferInsert & { id: string; createdAt: Date };
  items: { item: typeof orderItems.$inferInsert & { id: string }; product: ProductRow }[];
  /** Items − discount + shipping. */
  totalCents: number;
};

const paidStatuses: readonly OrderStatus[] = ['paid', 'processing', 'completed', 'refunded'];
const day = 86_400_000;
const minute = 60_000;

export const orderId = (key: string) => stableId(`order/${key}`);
export const orderItemId = (key: string, index: number) => stableId(`order-item/${key}/${index}`);

export function orderRows(plan: OrderPlan, catalogue: ProductCatalogue, now: Date): PlannedOrder {
  const id = orderId(plan.key);
  // An order of today is a few minutes old, so that its jobs have not run yet.
  const age = plan.daysAgo === 0 && plan.status === 'paid' ? 25 * minute : plan.daysAgo * day + 300 * minute;
  const createdAt = new Date(now.getTime() - age);
  const isPaid = paidStatuses.includes(plan.status);
  const items = plan.skus.map((entry, index) => itemRow(plan, entry, { index, createdAt, catalogue }));
  const lines = items.map(({ item }) => ({ unitCents: item.unitPriceCents, quantity: item.quantity }));
  const { discount, total } = orderTotal(lines, discountOf(plan.promotionCode, catalogue));
  const isShipped = items.some(({ product }) => product.shippingRequired);
  const shippingCents = isShipped ? shippingPrice(plan.address.state) : 0;
  const isFinal = isPaid || plan.status === 'paymentPending';
  const recipient = fullNameOf(plan.owner);
  const order = {
    id,
    ownerId: plan.owner.id,
    status: plan.status,
    propertyId: plan.propertyId,
    listingId: plan.listingId ?? null,
    promotionCodeId: plan.promotionCode ? promotionCodeId(plan.promotionCode) : null,
    discountCents: isFinal ? discount : 0,
    shippingCents: isFinal ? shippingCents : 0,
    billing: isFinal ? { name: recipient, email: plan.owner.username } : null,
    delivery: isFinal && isShipped ? { recipient, ...plan.address } : null,
    paidAt: isPaid ? new Date(createdAt.getTime() + 20 * minute) : null,
    createdAt,
    updatedAt: createdAt,
  };
  return { order, items, totalCents: total + shippingCents };
}

type ItemContext = { index: number; createdAt: Date; catalogue: ProductCatalogue };

function itemRow(plan: OrderPlan, entry: OrderPlan['skus'][number], { index, createdAt, catalogue }: ItemContext) {
  const [sku, quantity] = typeof entry === 'string' ? [entry, 1] : entry;
  const product = catalogue.products.find((candidate) => candidate.sku === sku);
  if (!product) throw new RangeError(`Expected a product, got "${sku}".`);
  const at = new Date(createdAt.getTime() + (index + 1) * minute);
  const item = {
    id: orderItemId(plan.key, index),
    ownerId: plan.owner.id,
    orderId: orderId(plan.key),
    productId: product.id,
    quantity,
    unitPriceCents: product.priceCents,
    createdAt: at,
    updatedAt: at,
  };
  return { item, product };
}

function discountOf(code: string | undefined, catalogue: ProductCatalogue): Discount | null {
  const row = catalogue.promotionCodes.find((candidate) => candidate.code === code);
  if (!row) return null;
  return row.percentOff ? { kind: 'percent', percent: row.percentOff } : { kind: 'amount', cents: row.centsOff ?? 0 };
}
