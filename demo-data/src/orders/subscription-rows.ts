import type { subscriptions } from 'backend/tables';
import type { SubscriptionStatus } from 'shared-contract/order/subscription';
import { stableId } from '../stable-id.ts';
import type { productRows } from './product-rows.ts';

export type SubscriptionPlan = {
  key: string;
  ownerId: string;
  propertyId: string;
  sku: string;
  status: SubscriptionStatus;
  startedDaysAgo: number;
  /** Days from today until the period ends; negative when it has ended. */
  periodEndsInDays: number;
};

const day = 86_400_000;

export function subscriptionRow(
  plan: SubscriptionPlan,
  products: ReturnType<typeof productRows>['products'],
  now: Date,
): typeof subscriptions.$inferInsert {
  const product = products.find(({ sku }) => sku === plan.sku);
  if (!product?.billingPeriod) throw new RangeError(`Expected a subscription product, got "${plan.sku}".`);
  const startedAt = new Date(now.getTime() - plan.startedDaysAgo * day);
  return {
    id: stableId(`subscription/${plan.key}`),
    ownerId: plan.ownerId,
    propertyId: plan.propertyId,
    productId: product.id,
    name: product.name,
    status: plan.status,
    priceCents: product.priceCents,
    billingPeriod: product.billingPeriod,
    startedAt,
    currentPeriodEnd: new Date(now.getTime() + plan.periodEndsInDays * day),
    createdAt: startedAt,
    updatedAt: startedAt,
  };
}
