import { describe, expect, it } from '@jest/globals';
import { orderHistoryAddress, orderHistorySearchOf } from './order-history-search.ts';

describe('order history in the address', () => {
  it('reads back what it wrote', () => {
    const search = { status: 'paid', page: 3 } as const;
    const address = orderHistoryAddress('a/b', search);
    expect(address).toBe('/properties/a%2Fb/order-history?status=paid&page=3');
    expect(orderHistorySearchOf(new URL(address, 'https://verandah.example').searchParams)).toEqual(search);
  });

  it('leaves out what needs no saying', () => {
    expect(orderHistoryAddress('p', { status: null, page: 1 })).toBe('/properties/p/order-history');
  });

  it('takes nonsense as all orders from the first page', () => {
    for (const text of ['status=stolen&page=-1', 'page=1.5', 'page=x', '']) {
      expect(orderHistorySearchOf(new URLSearchParams(text))).toEqual({ status: null, page: 1 });
    }
  });
});
