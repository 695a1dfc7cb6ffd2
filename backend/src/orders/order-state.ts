import type { OrderStatus } from 'shared-contract/order/order';

/**
 * The statuses that can follow each status. When a payment is declined or expires, the order is `initiated` again. An
 * order that costs nothing goes from `initiated` to `paid` directly.
 */
const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  initiated: ['paymentPending', 'paid', 'cancelled'],
  paymentPending: ['initiated', 'paid', 'cancelled'],
  paid: ['processing', 'refunded'],
  processing: ['completed', 'refunded'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
};

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** Returns whether items and promotion code can still change: only until payment is requested. */
export function isOpenForChange(status: OrderStatus): boolean {
  return status === 'initiated';
}
