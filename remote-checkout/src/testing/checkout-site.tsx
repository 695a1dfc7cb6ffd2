import { renderPage } from 'federation-testing';
import type { InProcessBackend } from 'federation-testing/backend';
import * as checkout from '../pages/checkout.page.tsx';
import * as confirmation from '../pages/checkout-confirmation.page.tsx';
import * as delivery from '../pages/checkout-delivery.page.tsx';
import * as payment from '../pages/checkout-payment.page.tsx';
import * as review from '../pages/checkout-review.page.tsx';
import * as zip from '../pages/checkout-zip-confirmation.page.tsx';
import definition from '../remote.ts';

export const olivia = {
  id: '10000000-0000-4000-8000-000000000001',
  firstName: 'Olivia',
  lastName: 'Nguyen',
  email: 'olivia@example.com',
};

export const billing = { name: 'Olivia Nguyen', email: 'olivia@example.com' };

export const delivered = {
  recipient: 'Olivia Nguyen',
  streetAddress: '7 Swan Street',
  suburb: 'Richmond',
  state: 'VIC' as const,
  postcode: '3121',
};

/** Renders a step of the checkout. Without a step, the address that redirects to the first incomplete one. */
export const openCheckout = (backend: InProcessBackend, orderId: string, step = '', fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: {
      checkout,
      'checkout-confirmation': confirmation,
      'checkout-delivery': delivery,
      'checkout-payment': payment,
      'checkout-review': review,
      'checkout-zip-confirmation': zip,
    },
    url: `/orders/${orderId}/checkout${step && `/${step}`}`,
    as: olivia,
    backend: { ...backend, fetch },
  });

/** Starts the payment of an order without the page, as another tab of the customer does. */
export async function startPayment(backend: InProcessBackend, orderId: string, method: object, total = '300.00') {
  const payload = { expectedTotal: total, method, acceptedTerms: true };
  const { statusCode } = await backend.inject(
    { method: 'POST', url: `/api/orders/${orderId}/payments`, payload },
    olivia,
  );
  if (statusCode !== 201) throw new Error(`The payment was answered with ${statusCode}.`);
}

/** Returns the text of an amount, such as that of `Total`, in the order summary. */
export function amount(label: string): string | null | undefined {
  const summary = document.querySelector('aside[aria-label="Order summary"]');
  const term = [...(summary?.querySelectorAll('dt') ?? [])].find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent;
}
