import { describe, expect, it } from '@jest/globals';
import { orderHistoryUrl, parseOrderHistorySearch } from './order-history-search.ts';

describe('order history in the URL', () => {
  it('parses the URL it built', () => {
    const search = { status: 'paid', year: 2026, page: 3 } as const;
    const address = orderHistoryUrl('a/b', search);
    expect(address).toBe('/properties/a%2Fb/order-history?status=paid&year=2026&page=3');
    expect(parseOrderHistorySearch(new URL(address, 'https://verandah.example').searchParams)).toEqual(search);
  });

  it('omits defaults', () => {
    const all = { status: null, year: null, page: 1 };
    expect(orderHistoryUrl('p', all)).toBe('/properties/p/order-history');
    expect(orderHistoryUrl(null, all)).toBe('/orders');
  });

  it('treats invalid values as no filter and page 1', () => {
    for (const text of ['status=stolen&page=-1', 'page=1.5', 'page=x', 'year=1e3', 'year=99999', 'year=1999', '']) {
      expect(parseOrderHistorySearch(new URLSearchParams(text))).toEqual({ status: null, year: null, page: 1 });
    }
  });
});
