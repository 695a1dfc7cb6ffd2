import { describe, expect, it } from '@jest/globals';
import { connectApiForTest } from 'shared-api/testing';
import { applyPromotionCode, removePromotionCode } from './promotion-code.ts';
import { anOrder } from './testing/an-order.ts';

/** Responds like the API: with one promotion code that ends at `endAt`, or none, and `refusal` to the change. */
function connect(endAt: string | null | undefined, refusal?: string) {
  const patches: unknown[] = [];
  const lookups: (string | null)[] = [];
  const code = { '@id': '/api/promotion-codes/c1', '@type': 'PromotionCode', id: 'c1', code: 'SPRING10', endAt };
  const member = endAt === undefined ? [] : [code];
  connectApiForTest({
    async fetch(url, { method, headers, body }) {
      if (url.includes('/api/promotion-codes')) {
        lookups.push(new URL(url).searchParams.get('code'));
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
  return { patches, lookups };
}

describe('a promotion code (V35)', () => {
  it('is applied to the version of the order on the screen', async () => {
    const { patches, lookups } = connect(null);
    expect(await applyPromotionCode('o1', ' spring10 ')).toMatchObject({ result: 'applied', order: { id: 'o1' } });
    expect(lookups).toEqual(['spring10']);
    expect(patches).toEqual([['"3"', { promotionCode: '/api/promotion-codes/c1' }]]);
  });

  it('that does not exist or has expired is not sent', async () => {
    const unknown = connect(undefined);
    expect(await applyPromotionCode('o1', 'NOPE')).toEqual({ result: 'not-found' });
    const expired = connect('2020-01-01T00:00:00Z');
    expect(await applyPromotionCode('o1', 'OLD')).toEqual({ result: 'expired', endAt: '2020-01-01T00:00:00Z' });
    expect([...unknown.patches, ...expired.patches]).toEqual([]);
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
    const { patches } = connect(null);
    await removePromotionCode('o1');
    expect(patches).toEqual([['"3"', { promotionCode: null }]]);
  });
});
