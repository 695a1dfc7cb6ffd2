import { describe, expect, it } from '@jest/globals';
import { isPriceNoticeDue, isReminderDue, nextPeriodPrice } from './billing-notices.ts';
import { graceEndOf, nextRetryAt } from './payment-retries.ts';

const day = 86_400_000;
const end = new Date('2027-03-01T02:00:00Z');
const daysBefore = (days: number) => new Date(end.getTime() - days * day);

describe('nextRetryAt', () => {
  const since = new Date('2026-11-01T03:00:00Z');
  const after = (days: number) => new Date(since.getTime() + days * day);

  it('plans attempts 1, 3, 5 and 7 days after the first failure', () => {
    expect([0, 1, 3, 5].map((days) => nextRetryAt(since, after(days)))).toEqual([1, 3, 5, 7].map(after));
    expect(nextRetryAt(since, after(7))).toBeNull();
  });

  it('skips attempts that were missed while no worker ran', () => {
    expect(nextRetryAt(since, after(4))).toEqual(after(5));
    expect(nextRetryAt(since, after(40))).toBeNull();
  });

  it('leaves a week between the last attempt and the end of the grace period', () => {
    expect(graceEndOf(since)).toEqual(after(14));
  });
});

const subscription = {
  status: 'active' as const,
  billingPeriod: 'year' as const,
  currentPeriodEnd: end,
  remindedFor: null,
  priceCents: 9_900,
  nextPriceCents: null,
};

describe('isReminderDue', () => {
  it('is true once, from 30 days before a yearly charge', () => {
    expect([31, 30, 1, 0].map((days) => isReminderDue(subscription, daysBefore(days)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isReminderDue({ ...subscription, remindedFor: end }, daysBefore(10))).toBe(false);
    expect(isReminderDue({ ...subscription, remindedFor: new Date('2026-03-01T02:00:00Z') }, daysBefore(10))).toBe(
      true,
    );
  });

  it('is false for monthly charges and for subscriptions that end', () => {
    expect(isReminderDue({ ...subscription, billingPeriod: 'month' }, daysBefore(10))).toBe(false);
    expect(isReminderDue({ ...subscription, status: 'cancelAtPeriodEnd' }, daysBefore(10))).toBe(false);
  });
});

describe('isPriceNoticeDue', () => {
  it('is true between 37 and 30 days before the next period, and too late after that', () => {
    const due = [38, 37, 30, 29].map((days) => isPriceNoticeDue(subscription, 10_900, daysBefore(days)));
    expect(due).toEqual([false, true, true, false]);
  });

  it('is false without a new price, and when one is announced already', () => {
    expect(isPriceNoticeDue(subscription, 9_900, daysBefore(33))).toBe(false);
    expect(isPriceNoticeDue({ ...subscription, nextPriceCents: 10_900 }, 11_900, daysBefore(33))).toBe(false);
    expect(isPriceNoticeDue({ ...subscription, status: 'pastDue' }, 10_900, daysBefore(33))).toBe(false);
  });
});

describe('nextPeriodPrice', () => {
  it.each([
    [{ priceCents: 29, nextPriceCents: null }, 39, 29],
    [{ priceCents: 29, nextPriceCents: 39 }, 39, 39],
    [{ priceCents: 29, nextPriceCents: 39 }, 49, 39],
    [{ priceCents: 29, nextPriceCents: 39 }, 35, 35],
    [{ priceCents: 29, nextPriceCents: 39 }, 29, 29],
    [{ priceCents: 29, nextPriceCents: 39 }, 19, 29],
    [{ priceCents: 29, nextPriceCents: 19 }, 19, 19],
    [{ priceCents: 29, nextPriceCents: 19 }, 25, 19],
    [{ priceCents: 29, nextPriceCents: 39 }, null, 39],
  ])('of %j with a product for %d is %d', (announced, productPrice, expected) => {
    expect(nextPeriodPrice(announced, productPrice)).toBe(expected);
  });
});
