import { expect, it } from '@jest/globals';
import { connectApiForTest } from 'shared-api/testing';
import { changeOrderItemsMutation } from './change-order-items.ts';

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
