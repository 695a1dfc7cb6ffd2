import type { Sample } from './sample.ts';

/** Samples of orders, promotion codes and subscriptions. */
export const orderSamples: Record<string, Sample> = {
  'GET /api/orders': {
    url: () => '/api/orders',
    filters: (world) => [`property.id=${world.propertyId}`, `targetId=${world.propertyId}`, 'status=initiated'],
    foreign: 'empty',
  },
  'POST /api/orders': {
    url: () => '/api/orders',
    body: (world) => ({ target: `/api/listings/${world.listingId}` }),
    foreign: 'rejected',
  },
  'GET /api/orders/:id': { url: (world) => `/api/orders/${world.orderId}`, foreign: 'missing' },
  'PATCH /api/orders/:id': {
    url: (world) => `/api/orders/${world.orderId}`,
    body: () => ({ promotionCode: null }),
    foreign: 'missing',
  },
  'POST /api/order-items': {
    url: () => '/api/order-items',
    body: (world) => ({
      id: crypto.randomUUID(),
      parentOrder: `/api/orders/${world.orderId}`,
      product: `/api/products/${world.productId}`,
      quantity: 1,
    }),
    foreign: 'rejected',
  },
  'PATCH /api/order-items/:id': {
    url: (world) => `/api/order-items/${world.orderItemId}`,
    body: () => ({ quantity: 2 }),
    foreign: 'missing',
  },
  'DELETE /api/order-items/:id': { url: (world) => `/api/order-items/${world.orderItemId}`, foreign: 'missing' },
  // Codes belong to the site. Anyone who knows a code can read it.
  'GET /api/promotion-codes': { url: () => '/api/promotion-codes?code=NONE', foreign: 'own' },
  'GET /api/invoices': {
    url: () => '/api/invoices',
    filters: (world) => [`order=${world.orderId}`],
    foreign: 'empty',
  },
  'GET /api/invoices/:id': { url: (world) => `/api/invoices/${world.invoiceId}`, foreign: 'missing' },
  'GET /api/invoices/:id/pdf': { url: (world) => `/api/invoices/${world.invoiceId}/pdf`, foreign: 'missing' },
  'GET /api/subscriptions': {
    url: () => '/api/subscriptions',
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'GET /api/subscriptions/:id': { url: (world) => `/api/subscriptions/${world.subscriptionId}`, foreign: 'missing' },
  'PATCH /api/subscriptions/:id': {
    url: (world) => `/api/subscriptions/${world.subscriptionId}`,
    body: () => ({ status: 'cancelAtPeriodEnd' }),
    foreign: 'missing',
  },
  'GET /api/subscriptions/:id/charges': {
    url: (world) => `/api/subscriptions/${world.subscriptionId}/charges`,
    foreign: 'missing',
  },
  'GET /api/subscriptions/:id/plan-change': {
    url: (world) => `/api/subscriptions/${world.subscriptionId}/plan-change?product=/api/products/${world.otherPlanId}`,
    foreign: 'missing',
  },
  'POST /api/subscriptions/:id/plan-change': {
    url: (world) => `/api/subscriptions/${world.subscriptionId}/plan-change`,
    body: (world) => ({ product: `/api/products/${world.otherPlanId}`, expectedDue: '0.00' }),
    foreign: 'missing',
  },
  'POST /api/subscriptions/:id/overdue-payment': {
    url: (world) => `/api/subscriptions/${world.overdueSubscriptionId}/overdue-payment`,
    body: (world) => ({ paymentMethod: `/api/payment-methods/${world.subscriptionCardId}` }),
    foreign: 'missing',
  },
};
