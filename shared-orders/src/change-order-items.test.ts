import { describe, expect, it } from '@jest/globals';
import { connectApiForTest } from 'shared-api/testing';
import type { Product } from 'shared-contract/order/product';
import { changeOrderItemsMutation, changeQuantityMutation } from './change-order-items.ts';
import { anOrder } from './testing/an-order.ts';

it('does not change an order that another tab has paid or cancelled, because no order is focused (SPEC §5)', async () => {
  const asked: string[] = [];
  const client = connectApiForTest({
    async fetch(url, { method }) {
      asked.push(`${method} ${new URL(url).pathname}`);
      const none = { '@id': '/api/orders', '@type': 'Collection', totalItems: 0, member: [] };
      return url.includes('/api/orders') ? Response.json(none) : new Response('', { status: 404 });
    },
  });
  const mutation = changeOrderItemsMutation({ id: 'l1', iri: '/api/listings/l1' });
  const change = mutation.mutationFn?.({ remove: [] }, { client, meta: undefined });
  await expect(change).rejects.toThrow('There is no order in focus');
  expect(asked.filter((one) => !one.startsWith('GET'))).toEqual([]);
});

const product = { '@id': '/api/products/p1', '@type': 'Product', id: 'p1', sku: 'SIGN', name: 'Sign' } as Product;
const problem = (status: number, code: string) =>
  Response.json(
    { '@type': 'Error', type: 'about:blank', status, title: 'No', detail: 'No.', code },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

describe('the first product of a listing', () => {
  /** Responds like the API where another tab opens the order between the request for it and the creation. */
  function connect(creation: () => Response) {
    const added: unknown[] = [];
    let isOpen = false;
    const client = connectApiForTest({
      async fetch(url, { method, body }) {
        const { pathname } = new URL(url);
        const member = isOpen ? [anOrder] : [];
        if (method === 'GET')
          return Response.json({ '@id': '/api/orders', '@type': 'Collection', totalItems: member.length, member });
        if (pathname === '/api/orders') {
          isOpen = true;
          return creation();
        }
        added.push(JSON.parse(String(body)));
        return new Response('', { status: 404 });
      },
    });
    const { mutationFn } = changeOrderItemsMutation({ id: 'l1', iri: '/api/listings/l1' });
    return { added, add: () => mutationFn?.({ add: product }, { client, meta: undefined }) };
  }

  it('is added to the order that another tab has opened meanwhile', async () => {
    const { added, add } = connect(() => problem(409, 'order-exists'));
    await expect(add()).rejects.toMatchObject({ status: 404 });
    expect(added).toMatchObject([{ parentOrder: '/api/orders/o1', product: '/api/products/p1', quantity: 1 }]);
  });

  it('is not added when the order cannot be opened for another reason', async () => {
    const { added, add } = connect(() => problem(422, 'invalid'));
    await expect(add()).rejects.toMatchObject({ status: 422 });
    expect(added).toEqual([]);
  });
});

it.each([
  [0, 'DELETE'],
  [1, 'PATCH'],
])('a quantity of %i is sent as %s', async (quantity, expected) => {
  const sent: string[] = [];
  const client = connectApiForTest({
    async fetch(url, { method }) {
      sent.push(`${method} ${new URL(url).pathname}`);
      return new Response('', { status: 404 });
    },
  });
  const change = changeQuantityMutation('o1').mutationFn?.(
    { item: { '@id': '/api/order-items/i1' }, quantity },
    { client, meta: undefined },
  );
  await expect(change).rejects.toMatchObject({ status: 404 });
  expect(sent).toEqual([`${expected} /api/order-items/i1`]);
});
