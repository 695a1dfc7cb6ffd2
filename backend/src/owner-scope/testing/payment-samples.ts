import type { Sample } from './sample.ts';

/** Samples of payments and saved cards. */
export const paymentSamples: Record<string, Sample> = {
  'GET /api/orders/:id/payment-options': {
    url: (world) => `/api/orders/${world.payableOrderId}/payment-options`,
    foreign: 'missing',
  },
  'POST /api/orders/:id/payments': {
    url: (world) => `/api/orders/${world.payableOrderId}/payments`,
    body: () => ({ expectedTotal: '275.00', method: { kind: 'card', token: 'success-1' }, acceptedTerms: true }),
    foreign: 'missing',
  },
  'GET /api/payments/:id': { url: (world) => `/api/payments/${world.paymentId}`, foreign: 'missing' },
  'POST /api/payments/:id/refresh': { url: (world) => `/api/payments/${world.paymentId}/refresh`, foreign: 'missing' },
  'POST /api/payments/:id/cancellation': {
    url: (world) => `/api/payments/${world.paymentId}/cancellation`,
    foreign: 'missing',
  },
  'GET /api/payment-methods': { url: () => '/api/payment-methods', foreign: 'empty' },
  'GET /api/payment-methods/card-fields': { url: () => '/api/payment-methods/card-fields', foreign: 'own' },
  'POST /api/payment-methods': {
    url: () => '/api/payment-methods',
    body: () => ({ token: `success-${crypto.randomUUID()}` }),
    foreign: 'own',
  },
  'PATCH /api/payment-methods/:id': {
    url: (world) => `/api/payment-methods/${world.paymentMethodId}`,
    body: () => ({ isDefault: true }),
    foreign: 'missing',
  },
  'DELETE /api/payment-methods/:id': {
    url: (world) => `/api/payment-methods/${world.paymentMethodId}`,
    foreign: 'missing',
  },
};
