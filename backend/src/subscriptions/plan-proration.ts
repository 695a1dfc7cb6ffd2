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
 * one. The difference is rounded down, so that the customer never pays more than it, and never gets less credit.
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
  const [currentMonths, wantedMonths] = [monthsOf[current.billingPeriod], monthsOf[wanted.billingPeriod]];
  const unusedCents = Math.ceil((current.priceCents * period.months * left) / (currentMonths * total));
  const perMonths = wanted.priceCents * currentMonths - current.priceCents * wantedMonths;
  const difference = Math.floor((perMonths * period.months * left) / (currentMonths * wantedMonths * total));
  const balance = difference - creditCents;
  return {
    unusedCents,
    remainingCents: unusedCents + difference,
    dueCents: Math.max(0, balance),
    creditCents: Math.max(0, -balance),
  };
}

const seconds = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1000);
