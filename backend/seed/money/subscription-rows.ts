import type { Subscription } from 'shared-contract/order/subscription';
import type { subscriptions } from '../../src/database/schema.ts';
import { stableId } from '../stable-id.ts';
import type { productRows } from './product-rows.ts';

export type SubscriptionWish = {
  key: string;
  ownerId: string;
  propertyId: string;
  sku: string;
  status: Subscription['status'];
  startedDaysAgo: number;
  /** Negative: the period is over. */
  periodEndsInDays: number;
};

const day = 86_400_000;

export function subscriptionRow(
  wish: SubscriptionWish,
  products: ReturnType<typeof productRows>['products'],
  now: Date,
): typeof subscriptions.$inferInsert {
  const product = products.find(({ sku }) => sku === wish.sku);
  if (!product?.billingPeriod)
    throw new RangeError(`Expected a product that is billed again and again, got "${wish.sku}".`);
  const startedAt = new Date(now.getTime() - wish.startedDaysAgo * day);
  return {
    id: stableId(`subscription/${wish.key}`),
    ownerId: wish.ownerId,
    propertyId: wish.propertyId,
    productId: product.id,
    name: product.name,
    status: wish.status,
    priceCents: product.priceCents,
    billingPeriod: product.billingPeriod,
    startedAt,
    currentPeriodEnd: new Date(now.getTime() + wish.periodEndsInDays * day),
    createdAt: startedAt,
    updatedAt: startedAt,
  };
}
