import type { Payment } from 'shared-contract/order/payment';

export function aPayment(overrides: Partial<Payment> = {}): Payment {
  return {
    '@id': '/api/payments/70000000-0000-4000-8000-000000000001',
    '@type': 'Payment',
    id: '70000000-0000-4000-8000-000000000001',
    order: null,
    status: 'processing',
    amount: '39.00',
    refunded: '0.00',
    method: { kind: 'card', brand: 'visa', lastFour: '4242' },
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...overrides,
  };
}
