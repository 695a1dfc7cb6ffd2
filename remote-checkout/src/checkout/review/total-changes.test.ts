import { expect, it } from '@jest/globals';
import type { Order } from 'shared-contract/order/order';
import { totalChanges } from './total-changes.ts';

const order = (items: [string, number, string][], amounts: Partial<Order>) =>
  ({
    orderItems: items.map(([name, quantity, total]) => ({ product: { name }, quantity, total })),
    discount: '0.00',
    shipping: '14.95',
    total: '114.95',
    ...amounts,
  }) as Order;

it('lists new, removed and changed lines with both amounts, and nothing that stayed the same', () => {
  const before = order([['Sign', 1, '100.00']], {});
  const after = order(
    [
      ['Sign', 2, '200.00'],
      ['Photos', 1, '50.00'],
    ],
    { discount: '25.00', total: '239.95' },
  );
  expect(totalChanges(before, before)).toEqual([]);
  expect(totalChanges(before, after)).toEqual([
    { label: 'Sign', before: '100.00', after: null },
    { label: 'Sign × 2', before: null, after: '200.00' },
    { label: 'Photos', before: null, after: '50.00' },
    { label: 'Discount', before: '0.00', after: '25.00' },
    { label: 'Total', before: '114.95', after: '239.95' },
  ]);
});

it('shows another price of delivery, and one that is not known any more', () => {
  const before = order([], {});
  const label = 'Delivery';
  expect(totalChanges(before, order([], { shipping: '19.95' }))).toEqual([{ label, before: '14.95', after: '19.95' }]);
  expect(totalChanges(before, order([], { shipping: null }))).toEqual([{ label, before: '14.95', after: null }]);
});
