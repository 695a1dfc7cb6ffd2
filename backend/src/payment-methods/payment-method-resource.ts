import type { PaymentMethod } from 'shared-contract/order/payment';
import { identity } from '../http/json-ld.ts';
import type { PaymentMethodRow } from '../payments/payment-row.ts';

export const paymentMethodPath = '/api/payment-methods';

export function paymentMethodResource(row: PaymentMethodRow): PaymentMethod {
  const { brand, lastFour, expiryMonth, expiryYear, isDefault } = row;
  const card = { brand, lastFour, expiryMonth, expiryYear, isDefault };
  return { ...identity(paymentMethodPath, 'PaymentMethod', row.id), ...card };
}
