import { describe, expect, it } from '@jest/globals';
import { orderHistoryUrl, parseOrderHistorySearch } from './order-history-search.ts';

describe('order history in the URL', () => {
  it('parses the URL it built', () => {
    const search = { status: 'paid', page: 3 } as const;
    const address = orderHistoryUrl('a/b', search);
    expect(address).toBe('/properties/a%2Fb/order-history?status=paid&page=3');
    expect(parseOrderHistorySearch(new URL(address, 'https://verandah.example').searchParams)).toEqual(search);
  });

  it('omits defaults', () => {
    expect(orderHistoryUrl('p', { status: null, page: 1 })).toBe('/properties/p/order-history');
  });

  it('treats invalid values as no filter and page 1', () => {
    for (const text of ['status=stolen&page=-1', 'page=1.5', 'page=x', '']) {
      expect(parseOrderHistorySearch(new URLSearchParams(text))).toEqual({ status: null, page: 1 });
    }
  });
});
