import { expect, it } from '@jest/globals';
import { connectApiForTest } from 'shared-api/testing';
import { patchOrder } from './change-order.ts';
import { taggedOrderQuery } from './order-queries.ts';
import { anOrder } from './testing/an-order.ts';

it('fetches an order again that was changed elsewhere, and throws', async () => {
  let version = 1;
  const ifMatch: (string | null)[] = [];
  const client = connectApiForTest({
    async fetch(_url, { method, headers }) {
      if (method === 'GET') return Response.json(anOrder, { headers: { etag: `"${version}"` } });
      ifMatch.push(new Headers(headers).get('if-match'));
      const problem = { '@type': 'Error', type: 'about:blank', status: 412, title: 'No', detail: 'It has changed.' };
      return Response.json(problem, { status: 412, headers: { 'content-type': 'application/problem+json' } });
    },
  });
  await client.fetchQuery(taggedOrderQuery('o1'));
  version = 2;
  await expect(patchOrder('o1', { promotionCode: null })).rejects.toMatchObject({ status: 412 });
  expect(ifMatch).toEqual(['"1"']);
  expect(client.getQueryData(taggedOrderQuery('o1').queryKey)).toMatchObject({ etag: '"2"' });
});
