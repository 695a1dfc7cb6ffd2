import { describe, expect, it } from '@jest/globals';
import { order, orderPatch, orderStatus } from '../order/order.ts';
import { subscription, subscriptionPatch } from '../order/subscription.ts';
import { isKnown, openEnum } from './open-enum.ts';

describe('an open enum', () => {
  const status = openEnum(orderStatus);

  it('accepts a value that this release does not know', () => {
    expect(status.parse('onHold')).toBe('onHold');
    expect(isKnown(orderStatus, 'onHold')).toBe(false);
    expect(isKnown(orderStatus, 'paid')).toBe(true);
    expect(isKnown(orderStatus, 'constructor')).toBe(false);
  });

  it('rejects a value that is not a string', () => {
    expect(status.safeParse(7).success).toBe(false);
    expect(status.safeParse(null).success).toBe(false);
  });

  it('is used for responses only', () => {
    expect(order.shape.status.safeParse('onHold').success).toBe(true);
    expect(subscription.shape.status.safeParse('paused').success).toBe(true);
    expect(subscriptionPatch.safeParse({ status: 'paused' }).success).toBe(false);
    expect(orderPatch.safeParse({ status: 'paused' }).success).toBe(false);
  });
});
