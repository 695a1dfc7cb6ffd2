import { describe, expect, it } from '@jest/globals';
import { connectApiForTest } from 'shared-api/testing';
import { applyPromotionCode, removePromotionCode } from './promotion-code.ts';

const anOrder = {
  '@id': '/api/orders/o1',
  '@type': 'Order',
  id: 'o1',
  number: 'V-1',
  status: 'initiated',
  target: {
    '@id': '/api/listings/l1',
    '@type': 'Listing',
    id: 'l1',
    property: '/api/properties/p1',
    propertyAddress: '1 A St',
  },
  orderItems: [],
  subtotal: '100.00',
  discount: '0.00',
  total: '100.00',
  gst: '9.09',
  createdAt: '2026-01-01T00:00:00Z',
};

/** Responds like the API: with one promotion code that ends at `endAt`, or none, and `refusal` to the change. */
function connect(endAt: string | null | undefined, refusal?: string) {
  const patches: unknown[] = [];
  const code = { '@id': '/api/promotion-codes/c1', '@type': 'PromotionCode', id: 'c1', code: 'SPRING10', endAt };
  const member = endAt === undefined ? [] : [code];
  connectApiForTest({
    async fetch(url, { method, headers, body }) {
      if (url.includes('/api/promotion-codes')) {
        return Response.json({
          '@id': '/api/promotion-codes',
          '@type': 'Collection',
          totalItems: member.length,
          member,
        });
      }
      if (method !== 'PATCH') return Response.json(anOrder, { headers: { etag: '"3"' } });
      patches.push([new Headers(headers).get('if-match'), JSON.parse(String(body))]);
      if (!refusal) return Response.json(anOrder);
      const violations = [{ propertyPath: 'promotionCode', message: 'No.', code: refusal }];
      return Response.json(
        {
          '@type': 'ConstraintViolation',
          type: 'about:blank',
          status: 422,
          title: 'Invalid',
          detail: 'promotionCode: No.',
          violations,
        },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      );
    },
  });
  return patches;
}

describe('a promotion code (V35)', () => {
  it('is applied to the version of the order on the screen', async () => {
    const patches = connect(null);
    expect(await applyPromotionCode('o1', ' spring10 ')).toMatchObject({ result: 'applied', order: { id: 'o1' } });
    expect(patches).toEqual([['"3"', { promotionCode: '/api/promotion-codes/c1' }]]);
  });

  it('that does not exist or has expired is not sent', async () => {
    const unknown = connect(undefined);
    expect(await applyPromotionCode('o1', 'NOPE')).toEqual({ result: 'not-found' });
    const expired = connect('2020-01-01T00:00:00Z');
    expect(await applyPromotionCode('o1', 'OLD')).toEqual({ result: 'expired', endAt: '2020-01-01T00:00:00Z' });
    expect([...unknown, ...expired]).toEqual([]);
  });

  it.each([
    ['used-up', { result: 'used-up' }],
    ['not-found', { result: 'not-found' }],
    ['expired', { result: 'expired', endAt: null }],
  ])('that the server refuses as %s has that result', async (refusal, result) => {
    connect(null, refusal);
    expect(await applyPromotionCode('o1', 'SPRING10')).toEqual(result);
  });

  it('throws a refusal for another reason', async () => {
    connect(null, 'something-else');
    await expect(applyPromotionCode('o1', 'SPRING10')).rejects.toMatchObject({ status: 422 });
  });

  it('is removed with null', async () => {
    const patches = connect(null);
    await removePromotionCode('o1');
    expect(patches).toEqual([['"3"', { promotionCode: null }]]);
  });
});
