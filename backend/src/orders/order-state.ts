import type { OrderStatus } from 'shared-contract/order/order';

/** A declined or expired payment returns the order to `initiated`. An order of zero is paid without a payment. */
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

/** Items and promotion code can change until payment is requested. */
export function isOpenForChange(status: OrderStatus): boolean {
  return status === 'initiated';
}
