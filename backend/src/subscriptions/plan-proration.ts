import type { BillingPeriod } from 'shared-contract/order/product';
import { monthsOf } from './billing-periods.ts';

type Plan = { priceCents: number; billingPeriod: BillingPeriod };

export type Proration = {
  /** The unused part of the current plan. */
  unusedCents: number;
  /** The price of the new plan for the rest of the period. */
  remainingCents: number;
  dueCents: number;
  /** What is left over. It reduces the next charges. */
  creditCents: number;
};

/**
 * Computes what a change of plan costs now. The period keeps its end, and each plan costs its price for the remaining
 * seconds: a yearly plan costs one twelfth for a monthly period, a monthly plan twelve times its price for a yearly
 * one. The unused part is rounded up and the new price down, so that the customer never pays more than the difference.
 */
export function prorate(change: {
  current: Plan;
  wanted: Plan;
  creditCents: number;
  period: { start: Date; end: Date; months: number };
  now: Date;
}): Proration {
  const { current, wanted, creditCents, period, now } = change;
  const total = Math.max(1, seconds(period.start, period.end));
  const left = Math.min(total, Math.max(0, seconds(now, period.end)));
  const costOf = ({ priceCents, billingPeriod }: Plan) =>
    (priceCents * period.months * left) / (monthsOf[billingPeriod] * total);
  const unusedCents = Math.ceil(costOf(current));
  const remainingCents = Math.floor(costOf(wanted));
  const balance = remainingCents - unusedCents - creditCents;
  return { unusedCents, remainingCents, dueCents: Math.max(0, balance), creditCents: Math.max(0, -balance) };
}

const seconds = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1000);
