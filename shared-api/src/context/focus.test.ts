import { describe, expect, it } from '@jest/globals';
import type { ContextName } from './context-name.ts';
import { emptyFocus, type Focus, nextFocus } from './focus.ts';

const listing = '/api/listings/l1';
const order = '/api/orders/o1';
const before: Focus = { property: null, listing, order, productCategory: '/api/product-categories/c1' };
const another = '/api/listings/l2';

describe('the focus on the next page', () => {
  it.each<[string, ContextName[], Partial<Focus>, Focus]>([
    ['stays on another step of the listing', ['listing'], { listing }, before],
    ['stays from listing to checkout', ['checkout'], { order }, before],
    ['is cleared on a page without context', [], {}, emptyFocus],
    ['is cleared on a page of another kind of context', ['tenancy'], {}, emptyFocus],
    [
      'is replaced, not mixed, on another listing',
      ['listing'],
      { listing: another },
      { ...emptyFocus, listing: another },
    ],
    ['loses an order that no longer exists', ['listing-order'], { listing, order: null }, { ...before, order: null }],
  ])('%s', (_name, names, found, expected) => {
    expect(nextFocus(before, names, found)).toEqual(expected);
  });
});
