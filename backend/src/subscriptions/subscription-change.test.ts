import { describe, expect, it } from '@jest/globals';
import { changeSubscription } from './subscription-change.ts';

const end = new Date('2026-12-03T00:00:00Z');
const before = new Date(end.getTime() - 1);

describe('changeSubscription', () => {
  it('cancels an active one at the end of its period, and resumes it until then', () => {
    const active = { status: 'active', currentPeriodEnd: end } as const;
    expect(changeSubscription(active, 'cancelAtPeriodEnd', before)).toEqual({ ok: true, status: 'cancelAtPeriodEnd' });
    const ending = { status: 'cancelAtPeriodEnd', currentPeriodEnd: end } as const;
    expect(changeSubscription(ending, 'active', before)).toEqual({ ok: true, status: 'active' });
    expect(changeSubscription(ending, 'active', end)).toEqual({ ok: false, reason: 'ended' });
  });

  it('accepts a change to the current status', () => {
    const ending = { status: 'cancelAtPeriodEnd', currentPeriodEnd: end } as const;
    expect(changeSubscription(ending, 'cancelAtPeriodEnd', before)).toEqual({ ok: true, status: 'cancelAtPeriodEnd' });
    expect(changeSubscription({ ...ending, status: 'active' }, 'active', end)).toEqual({ ok: true, status: 'active' });
  });

  it('never resumes an ended one', () => {
    const cancelled = { status: 'cancelled', currentPeriodEnd: end } as const;
    expect(changeSubscription(cancelled, 'active', before)).toEqual({ ok: false, reason: 'ended' });
    expect(changeSubscription(cancelled, 'cancelAtPeriodEnd', before)).toEqual({ ok: false, reason: 'ended' });
  });

  it('cancels an overdue one, at once after its period, and requires a payment to resume it', () => {
    const overdue = { status: 'pastDue', currentPeriodEnd: end } as const;
    expect(changeSubscription(overdue, 'active', before)).toEqual({ ok: false, reason: 'payment-overdue' });
    expect(changeSubscription(overdue, 'cancelAtPeriodEnd', before)).toMatchObject({ status: 'cancelAtPeriodEnd' });
    expect(changeSubscription(overdue, 'cancelAtPeriodEnd', end)).toMatchObject({ status: 'cancelled' });
  });
});
