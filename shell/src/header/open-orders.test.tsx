import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invalidateResources } from 'shared-api';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const remotes = [aRemote('remote-a', [{ path: '/open', page: 'open', access: 'public' }])];

const anOrder = (id: string, quantities: number[]) => ({
  id,
  number: `V-${id}`,
  total: '588.60',
  target: { propertyAddress: `${id} Bridge Road` },
  orderItems: quantities.map((quantity) => ({ quantity })),
});

function respondWith(orders: () => object[]) {
  const requests: string[] = [];
  const respond = async (url: string) => {
    requests.push(url);
    if (!url.includes('/api/orders')) return new Response('', { status: 404 });
    return Response.json({
      '@id': '/api/orders',
      '@type': 'Collection',
      totalItems: orders().length,
      member: orders(),
    });
  };
  return { respond, asked: () => requests.filter((url) => url.includes('/api/orders')) };
}

describe('the open orders in the header', () => {
  it('are one link to the checkout, which goes when the order is paid', async () => {
    let orders = [anOrder('1', [1, 2]), anOrder('2', [])];
    const { respond, asked } = respondWith(() => orders);
    await openSite('/open', { remotes, session: signedIn, respond });
    const cart = await screen.findByRole('link', { name: '3 items in your open order: go to checkout' });
    expect(cart).toHaveAttribute('href', '/orders/1/checkout');
    expect(decodeURIComponent(asked()[0] ?? '')).toContain('status[]=initiated&status[]=paymentPending');
    orders = [];
    await act(() => invalidateResources(['/api/orders']));
    await waitFor(() => expect(screen.queryByRole('link', { name: /your open order/ })).toBeNull());
  });

  it('are a menu when there are several', async () => {
    const { respond } = respondWith(() => [anOrder('1', [1]), anOrder('2', [4])]);
    await openSite('/open', { remotes, session: signedIn, respond });
    const button = await screen.findByRole('button', { name: '5 items in 2 open orders' });
    await userEvent.click(button);
    expect(screen.getByRole('link', { name: /2 Bridge Road/ })).toHaveAttribute('href', '/orders/2/checkout');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(screen.queryByRole('link', { name: /2 Bridge Road/ })).toBeNull();
  });

  it('cost a visitor no request', async () => {
    const { respond, asked } = respondWith(() => [anOrder('1', [1])]);
    await openSite('/open', { remotes, respond });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(asked()).toEqual([]);
  });
});

it('the account menu links to what belongs to the account, then signs out', async () => {
  await openSite('/open', { remotes, session: signedIn });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Olivia Nguyen' }));
  const menu = screen.getByText('olivia@example.com').closest('div');
  const items = [...(menu?.querySelectorAll('a, button') ?? [])];
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Search or jump to…', null],
    ['Profile', '/settings/profile'],
    ['Payment methods', '/settings/payment'],
    ['Subscriptions', '/subscriptions'],
    ['Orders and invoices', '/orders'],
    ['Notifications', '/settings/notifications'],
    ['Forms & downloads', '/downloads'],
    ['Help', '/help'],
    ['Keyboard shortcuts', null],
    ['Sign out', null],
  ]);
});
