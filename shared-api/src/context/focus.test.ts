import { describe, expect, it } from '@jest/globals';
import type { ContextName } from './context-name.ts';
import { emptyFocus, type Focus, nextFocus } from './focus.ts';

const listing = { id: 'l1' } as Focus['listing'];
const other = { id: 'l2' } as Focus['listing'];
const order = { id: 'o1' } as Focus['order'];
const productCategory = { id: 'c1' } as Focus['productCategory'];
const everything: Focus = { property: null, listing, order, productCategory };

describe('what is in focus on the next page', () => {
  it.each<[string, ContextName[], Partial<Focus>, Focus]>([
    ['stays on another listing step', ['listing'], { listing }, everything],
    ['stays from listing to checkout', ['checkout'], { order }, everything],
    ['goes on a page without context', [], {}, emptyFocus],
    ['goes on a page of another kind of context', ['tenancy'], {}, emptyFocus],
    ['is replaced, not mixed, on another listing', ['listing'], { listing: other }, { ...emptyFocus, listing: other }],
    [
      'loses an order that is no longer there',
      ['listing-order'],
      { listing, order: null },
      { ...everything, order: null },
    ],
  ])('%s', (_name, names, found, expected) => {
    expect(nextFocus(everything, names, found)).toEqual(expected);
  });
});
