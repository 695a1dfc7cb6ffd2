import type { OrderStatus } from 'shared-contract/order/order';

/** DOMAIN §7. A declined or lapsed payment brings the order back to `initiated`; an order of zero is paid without one. */
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

/** Items and promotion code may change only before anybody is asked to pay. */
export function isOpenForChange(status: OrderStatus): boolean {
  return status === 'initiated';
}
