import { describe, expect, it } from '@jest/globals';
import { type OrderStatus, orderStatus } from 'shared-contract/order/order';
import { canBecome, isOpenForChange } from './order-state.ts';

const statuses: readonly OrderStatus[] = orderStatus.options;

describe('order state', () => {
  it('moves from initiated to completed step by step', () => {
    const path: OrderStatus[] = ['initiated', 'paymentPending', 'paid', 'processing', 'completed'];
    for (const [index, to] of path.slice(1).entries()) expect(canBecome(path[index] as OrderStatus, to)).toBe(true);
    expect(canBecome('initiated', 'processing')).toBe(false);
    expect(canBecome('paid', 'completed')).toBe(false);
  });

  it('V38: reopens after a declined payment', () => {
    expect(canBecome('paymentPending', 'initiated')).toBe(true);
  });

  it('cancels unpaid orders and refunds paid ones', () => {
    expect(statuses.filter((status) => canBecome(status, 'cancelled'))).toEqual(['initiated', 'paymentPending']);
    expect(statuses.filter((status) => canBecome(status, 'refunded'))).toEqual(['paid', 'processing', 'completed']);
  });

  it('never leaves cancelled or refunded, and has no transition to itself', () => {
    for (const status of statuses) {
      expect(canBecome('cancelled', status)).toBe(false);
      expect(canBecome('refunded', status)).toBe(false);
      expect(canBecome(status, status)).toBe(false);
    }
  });

  it('V36: allows changes of items and promotion code only while initiated', () => {
    expect(statuses.filter(isOpenForChange)).toEqual(['initiated']);
  });
});
