import type { OrderStatus } from 'shared-contract/order/order';

/**
 * The statuses that can follow each status. A declined or expired payment returns the order to `initiated`. An order
 * without costs is paid without a payment.
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

/** True until payment is requested. After that, items and promotion code cannot change. */
export function isOpenForChange(status: OrderStatus): boolean {
  return status === 'initiated';
}
