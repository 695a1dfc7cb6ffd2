import type { PaymentStatus } from 'shared-contract/order/payment';
import type { paymentMethods, payments } from './payment-tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** The statuses of a payment that can still succeed. */
export const openStatuses = ['requiresAction', 'processing', 'referred'] as const;

export const isOpen = (status: PaymentStatus) => openStatuses.some((open) => open === status);
