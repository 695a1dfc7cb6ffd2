import { describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Order } from 'shared-contract/order/order';
import { OrderTotals } from './order-totals.tsx';

const order = {
  orderItems: [
    { id: 'i1', product: { name: 'Sale starter' }, quantity: 1, total: '690.00' },
    { id: 'i2', product: { name: 'Photo signboard' }, quantity: 2, total: '458.00' },
  ],
  subtotal: '1148.00',
  discount: '0.00',
  total: '1148.00',
  gst: '104.36',
} as Order;

/** Renders the amounts of an order, and returns each row as its label and its amount. */
function rowsOf(changes: Partial<Order>, listsItems = false): string[][] {
  render(<OrderTotals order={{ ...order, ...changes }} listsItems={listsItems} />);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent ?? '');
  return labels.map((label, index) => [label, amounts[index] ?? '']);
}

const total = ['Total', '$1,148.00'];
const gst = ['GST included', '$104.36'];

describe('OrderTotals', () => {
  it('shows the total and its GST alone when nothing else changes it', () => {
    expect(rowsOf({})).toEqual([total, gst]);
  });

  it('lists the items, with the quantity of those ordered more than once', () => {
    const items = [
      ['Sale starter', '$690.00'],
      ['Photo signboard × 2', '$458.00'],
    ];
    expect(rowsOf({}, true)).toEqual([...items, total, gst]);
    cleanup();
    expect(rowsOf({ discount: '48.00' }, true)).toEqual([...items, ['Discount', '−$48.00'], total, gst]);
  });

  it('shows the discount with its code', () => {
    const promotionCode = { code: 'SPRING10' } as Order['promotionCode'];
    expect(rowsOf({ discount: '48.00', promotionCode })).toEqual([
      ['Subtotal', '$1,148.00'],
      ['Discount, code SPRING10', '−$48.00'],
      total,
      gst,
    ]);
  });

  it('shows the shipping price once the address is known', () => {
    const subtotal = ['Subtotal', '$1,148.00'];
    expect(rowsOf({ shippingRequired: true })).toEqual([subtotal, ['Delivery', 'Depends on the address'], total, gst]);
    cleanup();
    const known = rowsOf({ shippingRequired: true, shipping: '14.95' });
    expect(known).toEqual([subtotal, ['Delivery', '$14.95'], total, gst]);
  });

  it('shows what was refunded', () => {
    expect(rowsOf({ refunded: '100.00' })).toEqual([total, gst, ['Refunded', '−$100.00']]);
    cleanup();
    expect(rowsOf({ refunded: '0.00' })).toEqual([total, gst]);
  });
});
