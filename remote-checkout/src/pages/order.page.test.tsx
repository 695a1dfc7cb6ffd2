import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as order from './order.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = (id: string, fetch = backend.fetch) =>
  renderPage({ definition, pages: { order }, url: `/orders/${id}`, as: olivia, backend: { ...backend, fetch } });

/** Adds fields to the response of the order, as the backend sends them after a payment. */
const withFields =
  (fields: object): typeof fetch =>
  async (...request) => {
    const response = await backend.fetch(...request);
    if (!new URL(String(request[0]), 'http://localhost').pathname.startsWith('/api/orders/')) return response;
    return new Response(JSON.stringify({ ...(await response.json()), ...fields }), response);
  };

describe('the page of an order', () => {
  it('shows number, status, property, items and every amount', async () => {
    const { insert } = backend;
    const code = await insert.promotionCode({ code: 'SPRING10' });
    const photography = await insert.product();
    const board = await insert.product({ name: 'Signboard', priceCents: 18_950 });
    const { id, number } = await insert.order({
      ownerId: olivia.id,
      promotionCodeId: code.id,
      lines: [{ product: photography }, { product: board, quantity: 2 }],
    });
    await open(id);

    expect(await screen.findByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await waitFor(() => expect(document.title).toContain(`Order ${number}`));
    expect(screen.getByText('Not paid yet')).toBeVisible();
    expect(screen.getByRole('link', { name: '12A/3–5 Bridge Road, Richmond VIC 3121' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/properties\//),
    );
    const signboard = within(screen.getByRole('row', { name: /Signboard/ }));
    expect(signboard.getByText('$379.00')).toBeVisible();
    expect(amount('Subtotal')).toBe('$654.00');
    expect(amount('Discount, code SPRING10')).toBe('−$65.40');
    expect(amount('Total')).toBe('$588.60');
    expect(amount('GST included')).toBe('$53.51');
  });

  it('links to the checkout of an order that is not paid, and cancels it after a confirmation', async () => {
    const { id, number } = await backend.insert.order({ ownerId: olivia.id });
    await open(id);
    expect(await screen.findByRole('link', { name: 'Continue to checkout' })).toHaveAttribute(
      'href',
      `/orders/${id}/checkout`,
    );
    await userEvent.click(screen.getByRole('button', { name: `Cancel order ${number}` }));
    const question = within(await screen.findByRole('dialog', { name: `Cancel order ${number}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('This order was cancelled. You weren’t charged.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue to checkout' })).toBeNull();
    await waitFor(() =>
      expect(visibleToasts()).toMatchObject([{ kind: 'success', message: `Order ${number} is cancelled.` }]),
    );
  });

  it('shows the order and says why when it was paid in another tab and cannot be cancelled', async () => {
    const { id, number } = await backend.insert.order({ ownerId: olivia.id });
    await open(id);
    await userEvent.click(await screen.findByRole('button', { name: `Cancel order ${number}` }));
    const question = within(await screen.findByRole('dialog'));
    await backend.database.execute(`update orders set status = 'paid' where id = '${id}'`);
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Thank you, your order is paid')).toBeVisible();
    await waitFor(() =>
      expect(visibleToasts()).toMatchObject([
        { kind: 'error', message: `Order ${number} is paid and can no longer be changed.` },
      ]),
    );
  });

  it('shows an empty state for an order without items', async () => {
    const { id } = await backend.insert.order({ ownerId: olivia.id, lines: [] });
    await open(id);
    expect(await screen.findByText('This order is empty.')).toBeVisible();
    expect(amount('Total')).toBe('$0.00');
  });
});

describe('the page of a paid order', () => {
  it('thanks the customer, and shows the progress and next step of each item', async () => {
    const { id } = await backend.insert.order({ ownerId: olivia.id, status: 'processing', paidAt: new Date() });
    await open(
      id,
      withFields({
        billing: {
          name: 'Olivia Nguyen',
          email: 'olivia@example.com',
          businessName: 'Nguyen Homes',
          abn: '51824753556',
        },
        payment: aPayment({ status: 'succeeded' }),
        fulfilments: [
          aFulfilment('Sale standard', {
            kind: 'listing',
            detail: 'We’ll publish your listing as soon as you finish the photos.',
            subject: '/api/listings/l1',
          }),
          aFulfilment('Floor plan', {
            kind: 'booking',
            status: 'inProgress',
            detail: 'Booked for Tuesday 1 December 2026.',
            scheduledFor: '2026-12-01',
          }),
          aFulfilment('Photo signboard', {
            kind: 'shipment',
            status: 'inProgress',
            detail: 'On its way with Australia Post, tracking number VER123.',
            trackingNumber: 'VER123',
          }),
          aFulfilment('Brochures', {
            kind: 'shipment',
            status: 'inProgress',
            detail: 'We’re packing your order.',
          }),
        ],
      }),
    );
    expect(await screen.findByText('Thank you, your order is under way')).toBeVisible();
    expect(screen.getByText(/We’ve emailed your tax invoice to olivia@example.com/)).toBeVisible();
    const items = screen.getAllByRole('listitem').filter((item) => item.closest('[aria-labelledby="order-progress"]'));
    expect(items).toHaveLength(4);
    expect(items[0]).toHaveTextContent('Waiting');
    expect(within(items[0] as HTMLElement).getByRole('link', { name: 'Finish your listing' })).toHaveAttribute(
      'href',
      '/listings/l1/edit/summary',
    );
    expect(items[1]).toHaveTextContent('Floor planBookedBooked for Tuesday 1 December 2026.');
    expect(items[2]).toHaveTextContent(/Sent, .*tracking number VER123/);
    expect(items[3]).toHaveTextContent(/Being packed, .*We’re packing your order/);
    expect(screen.getByText('Visa ending in 4242')).toBeVisible();
    expect(screen.getByText(/ABN 51 824 753 556/)).toBeVisible();
  });

  it('shows shipping and refunded amounts, and downloads invoices and credit notes', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => '#invoice';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    const { id } = await backend.insert.order({ ownerId: olivia.id, status: 'completed' });
    const withInvoices = withFields({
      shippingRequired: true,
      shipping: '14.95',
      refunded: '30.00',
      invoices: [anInvoice('INV-000042'), anInvoice('CN-000003', 'creditNote')],
    });
    let broken = false;
    await open(id, async (input, init) => {
      if (!String(input).includes('/pdf')) return withInvoices(input, init);
      return broken ? new Response(null, { status: 503 }) : aPdf();
    });
    expect(await screen.findByText(/We’ve refunded \$30.00/)).toBeVisible();
    expect(amount('Delivery')).toBe('$14.95');
    expect(amount('Refunded')).toBe('−$30.00');
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF, tax invoice INV-000042' }));
    await waitFor(() => expect(saved).toEqual(['INV-000042.pdf']));
    broken = true;
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF, credit note CN-000003' }));
    await waitFor(() =>
      expect(visibleToasts()).toMatchObject([{ kind: 'error', message: expect.stringContaining('CN-000003') }]),
    );
    expect(saved).toHaveLength(1);
  });

  it.each([
    ['referred', 'Zip is reviewing your payment', null],
    ['requiresAction', 'Your payment needs one more step', 'Finish paying'],
    ['processing', 'Confirming your payment', null],
  ])('explains a payment that is %s', async (status, title, action) => {
    const { id } = await backend.insert.order({ ownerId: olivia.id, status: 'paymentPending' });
    await open(id, withFields({ payment: aPayment({ status }) }));
    expect(await screen.findByText(title)).toBeVisible();
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.includes('Finish paying')).toBe(action !== null);
    expect(screen.queryByRole('button', { name: /^Cancel order/ })).toBeNull();
  });
});

const aPayment = (values: { status: string }) => ({
  '@id': '/api/payments/p1',
  '@type': 'Payment',
  id: 'p1',
  order: null,
  amount: '275.00',
  refunded: '0.00',
  method: { kind: 'card', brand: 'visa', lastFour: '4242' },
  createdAt: '2026-11-23T00:00:00Z',
  updatedAt: '2026-11-23T00:00:00Z',
  ...values,
});

const aFulfilment = (productName: string, values: object) => ({
  '@id': `/api/fulfilments/${encodeURIComponent(productName)}`,
  '@type': 'Fulfilment',
  id: productName,
  status: 'waiting',
  orderItem: '/api/order-items/i1',
  productName,
  detail: 'We’re getting started.',
  updatedAt: '2026-11-23T00:00:00Z',
  ...values,
});

const anInvoice = (number: string, kind = 'invoice') => ({
  '@id': `/api/invoices/${number}`,
  '@type': 'Invoice',
  id: number,
  number,
  kind,
  issuedAt: '2026-11-23T00:00:00Z',
  total: '275.00',
});

function aPdf(): Response {
  const body = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
  const headers = { 'content-type': 'application/pdf', 'content-length': String(body.length) };
  return new Response(body, { headers });
}

function amount(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}
