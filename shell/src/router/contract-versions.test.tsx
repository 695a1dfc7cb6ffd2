import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useParams } from 'react-router';
import { patchResource, resourceQuery, useResource } from 'shared-api';
import * as z from 'zod/mini';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

/*
 * The shell's layout and its context check know an order by its number and status. Each remote was built with a
 * contract of its own, so the same response has to serve three of them.
 */
const checkout = aRemote('remote-checkout', [
  { path: '/orders/:orderId/checkout', page: 'checkout', layout: 'checkout', guards: ['checkout'] },
]);
const receipts = aRemote('remote-receipts', [
  { path: '/orders/:orderId/receipt', page: 'receipt', layout: 'checkout', guards: ['order'] },
]);

const withDelivery = z.object({ id: z.string(), deliveryDate: z.string() });
const withCarrier = z.object({ id: z.string(), carrier: z.object({ name: z.string() }) });

function Checkout() {
  const path = `/api/orders/${useParams().orderId}`;
  const order = useResource(resourceQuery(path, withDelivery));
  const postpone = () => void patchResource(path, { deliveryDate: '2026-12-24' }, withDelivery);
  return (
    <>
      <h1>Delivered on {order.deliveryDate}</h1>
      <button type="button" onClick={postpone}>
        Postpone
      </button>
    </>
  );
}

function Receipt() {
  const order = useResource(resourceQuery(`/api/orders/${useParams().orderId}`, withCarrier));
  return <h1>Carried by {order.carrier.name}</h1>;
}

const anOrder = {
  '@id': '/api/orders/o1',
  id: 'o1',
  number: 'V-1',
  status: 'initiated',
  deliveryDate: '2026-12-01',
  carrier: { name: 'Star' },
};

let order: object;
let requests: string[];
beforeEach(() => {
  order = anOrder;
  requests = [];
});

function open() {
  return openSite('/orders/o1/checkout', {
    remotes: [checkout, receipts],
    modules: { checkout: { Component: Checkout }, receipt: { Component: Receipt } },
    session: signedIn,
    respond: async (url, { method = 'GET', body }) => {
      requests.push(`${method} ${new URL(url).pathname}`);
      if (method === 'PATCH') order = { ...order, ...JSON.parse(String(body)), number: 'V-1 (changed)' };
      return Response.json(order);
    },
  });
}

describe('an order that several contracts read', () => {
  it('gives a remote the required field that the contract of the shell does not know', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Delivered on 2026-12-01' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Order V-1');
    expect(requests).toEqual(['GET /api/orders/o1']);
  });

  it('serves a second remote with another contract from the same response', async () => {
    const { router } = await open();
    await act(() => router.navigate('/orders/o1/receipt'));
    expect(await screen.findByRole('heading', { name: 'Carried by Star' })).toBeVisible();
    expect(requests).toEqual(['GET /api/orders/o1']);
  });

  it('fails only in the slot of the remote that requires a missing field', async () => {
    const { deliveryDate: _, ...older } = anOrder;
    order = older;
    const { router } = await open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Order V-1');
    await act(() => router.navigate('/orders/o1/receipt'));
    expect(await screen.findByRole('heading', { name: 'Carried by Star' })).toBeVisible();
  });

  it('appears after Try again once the server sends the field', async () => {
    const { deliveryDate: _, ...older } = anOrder;
    order = older;
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    order = anOrder;
    await act(async () => again.click());
    expect(await screen.findByRole('heading', { name: 'Delivered on 2026-12-01' })).toBeVisible();
  });

  it('changes in the layout and on the page with one PATCH and no further request', async () => {
    await open();
    const postpone = await screen.findByRole('button', { name: 'Postpone' });
    requests.length = 0;
    await act(async () => postpone.click());
    expect(await screen.findByRole('heading', { name: 'Delivered on 2026-12-24' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Order V-1 (changed)');
    expect(requests).toEqual(['PATCH /api/orders/o1']);
  });
});
