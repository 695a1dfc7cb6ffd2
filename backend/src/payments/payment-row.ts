import type { paymentMethods, payments } from './payment-tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;
