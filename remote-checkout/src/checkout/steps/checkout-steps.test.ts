import { describe, expect, it } from '@jest/globals';
import type { Order, OrderStatus } from 'shared-contract/order/order';
import type { Payment } from 'shared-contract/order/payment';
import { adjacentSteps, checkoutSteps, firstIncompleteStep, isPayable, stepToShow } from './checkout-steps.ts';

const billing = { name: 'Olivia Nguyen', email: 'olivia@example.com' };
const delivery = {
  recipient: 'Olivia Nguyen',
  streetAddress: '7 Swan Street',
  suburb: 'Richmond',
  state: 'VIC' as const,
  postcode: '3121',
};

/** By default an order of one product that is not shipped, without billing details. */
function anOrder(changes: Partial<Order> = {}): Order {
  return {
    '@id': '/api/orders/o1',
    '@type': 'Order',
    id: 'o1',
    number: 'V-100001',
    status: 'initiated',
    target: {
      '@id': '/api/listings/l1',
      '@type': 'Listing',
      id: 'l1',
      property: '/api/properties/p1',
      propertyAddress: '7 Swan Street, Richmond VIC 3121',
    },
    orderItems: [
      {
        '@id': '/api/order-items/i1',
        '@type': 'OrderItem',
        id: 'i1',
        parentOrder: '/api/orders/o1',
        product: {
          '@id': '/api/products/s1',
          '@type': 'Product',
          id: 's1',
          sku: 'SIGN',
          name: 'Sign',
          description: 'A sign.',
          price: '100.00',
          shippingRequired: false,
          billingPeriod: null,
        },
        quantity: 1,
        unitPrice: '100.00',
        total: '100.00',
      },
    ],
    subtotal: '100.00',
    discount: '0.00',
    shipping: '0.00',
    shippingRequired: false,
    total: '100.00',
    gst: '9.09',
    createdAt: '2026-11-20T00:00:00Z',
    ...changes,
  };
}

const aPayment = (status: Payment['status'], kind: 'card' | 'zip' = 'card'): Payment => ({
  '@id': '/api/payments/y1',
  '@type': 'Payment',
  id: 'y1',
  order: '/api/orders/o1',
  status,
  amount: '100.00',
  refunded: '0.00',
  method: { kind },
  createdAt: '2026-11-20T00:00:00Z',
  updatedAt: '2026-11-20T00:00:00Z',
});

const shipped = { shippingRequired: true, shipping: null };
const states = (order: Order, chosen = false) => checkoutSteps(order, chosen).map(({ state }) => state);

describe('the steps of the checkout', () => {
  it('V36: skip the delivery unless something is shipped, and the payment when the total is zero', () => {
    expect(states(anOrder())).toEqual(['todo', 'skipped', 'todo', 'todo']);
    expect(states(anOrder({ ...shipped, billing, delivery, shipping: '14.95' }), true)).toEqual([
      'done',
      'done',
      'done',
      'todo',
    ]);
    expect(states(anOrder({ total: '0.00', billing }))).toEqual(['done', 'skipped', 'skipped', 'todo']);
    expect(checkoutSteps(anOrder({ total: '0.00' }), false)).toContainEqual({
      name: 'payment',
      title: 'Payment',
      state: 'skipped',
      reason: 'Nothing to pay',
    });
  });

  it('keep the payment of a free order whose shipping price is not known yet', () => {
    expect(states(anOrder({ ...shipped, total: '0.00' }))).toEqual(['todo', 'todo', 'todo', 'todo']);
    expect(states(anOrder({ ...shipped, total: '0.00', shipping: '0.00', delivery }))[2]).toBe('skipped');
  });

  it('lead past the steps that do not apply', () => {
    expect(adjacentSteps(anOrder(), 'confirmation')).toEqual({ before: null, after: 'payment' });
    expect(adjacentSteps(anOrder(shipped), 'payment')).toEqual({ before: 'delivery', after: 'review' });
    expect(adjacentSteps(anOrder({ total: '0.00' }), 'review')).toEqual({ before: 'confirmation', after: null });
  });
});

describe('a customer who resumes', () => {
  it.each<[string, Partial<Order>, boolean, string]>([
    ['starts with the order', {}, false, 'confirmation'],
    ['cannot pay for an empty order', { billing, orderItems: [] }, true, 'confirmation'],
    ['continues with the delivery', { ...shipped, billing }, true, 'delivery'],
    ['continues with the payment', { billing }, false, 'payment'],
    ['continues with the review', { billing }, true, 'review'],
    ['sees the running card payment', { billing, payment: aPayment('requiresAction') }, false, 'review'],
    ['sees the Zip payment under review', { billing, payment: aPayment('referred', 'zip') }, false, 'zip-confirmation'],
    ['chooses again after a declined payment', { billing, payment: aPayment('failed') }, false, 'payment'],
  ])('%s', (_name, changes, chosen, expected) => {
    expect(firstIncompleteStep(anOrder(changes), chosen)).toBe(expected);
  });
});

describe('a step that is opened by its address', () => {
  it.each<[string, Partial<Order>, Parameters<typeof stepToShow>[1], string]>([
    ['shows an earlier step again', { ...shipped, billing, delivery }, 'confirmation', 'confirmation'],
    ['does not jump over billing details', {}, 'review', 'confirmation'],
    ['does not ask where to deliver nothing', { billing }, 'delivery', 'payment'],
    ['does not ask how to pay nothing', { billing, total: '0.00' }, 'payment', 'review'],
    ['shows the review, which asks for a method if none is chosen', { billing }, 'review', 'review'],
    [
      'cannot change an order while its payment runs',
      { billing, payment: aPayment('processing') },
      'confirmation',
      'review',
    ],
    [
      'shows the result of Zip',
      { billing, payment: aPayment('cancelled', 'zip') },
      'zip-confirmation',
      'zip-confirmation',
    ],
    ['has no result of Zip without a Zip payment', { billing }, 'zip-confirmation', 'payment'],
  ])('%s', (_name, changes, wanted, expected) => {
    expect(stepToShow(anOrder(changes), wanted, false)).toBe(expected);
  });
});

describe('isPayable', () => {
  it.each<[OrderStatus, boolean]>([
    ['initiated', true],
    ['paymentPending', true],
    ['paid', false],
    ['processing', false],
    ['completed', false],
    ['cancelled', false],
    ['refunded', false],
  ])('an order that is %s: %s', (status, expected) => {
    expect(isPayable({ status })).toBe(expected);
  });
});
