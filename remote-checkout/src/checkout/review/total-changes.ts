import type { Order } from 'shared-contract/order/order';

/** One line of the order that differs from what the customer saw. Null for a line that is missing. */
type LineChange = { label: string; before: string | null; after: string | null };

/** Returns what differs between the order that the customer saw and the latest one: items first, then the amounts. */
export function totalChanges(before: Order, after: Order): LineChange[] {
  const totals = (order: Order) =>
    new Map(order.orderItems.map(({ product, quantity, total }) => [itemLabel(product.name, quantity), total]));
  const [seen, latest] = [totals(before), totals(after)];
  const items = [...new Set([...seen.keys(), ...latest.keys()])].map((label) => ({
    label,
    before: seen.get(label) ?? null,
    after: latest.get(label) ?? null,
  }));
  const amounts = [
    { label: 'Discount', before: before.discount, after: after.discount },
    { label: 'Delivery', before: before.shipping ?? null, after: after.shipping ?? null },
    { label: 'Total', before: before.total, after: after.total },
  ];
  return [...items, ...amounts].filter((line) => line.before !== line.after);
}

const itemLabel = (name: string, quantity: number) => (quantity > 1 ? `${name} × ${quantity}` : name);
