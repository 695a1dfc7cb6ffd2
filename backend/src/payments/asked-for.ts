import { eq } from 'drizzle-orm';
import type { PaymentChoice } from 'shared-contract/order/payment';
import { addresses } from 'shared-contract/page/addresses';
import type { BackendConfig } from '../config.ts';
import { requireFound } from '../http/problem.ts';
import { findOrder } from '../orders/order-store.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import type { Asked } from './ask-provider.ts';
import type { PaymentRow } from './payment-row.ts';
import { paymentMethods } from './payment-tables.ts';

/** Returns what we send to the provider about the payment of an order. */
export async function askedFor(
  scope: ReadScope & { config: BackendConfig },
  payment: PaymentRow,
  method: PaymentChoice,
): Promise<Asked> {
  const { config } = scope;
  const stored = requireFound(await findOrder(scope, payment.orderId ?? ''));
  const { order, items } = stored;
  const isZip = payment.kind === 'zip';
  const page = isZip ? addresses.checkoutStep(order.id, 'zip-confirmation') : addresses.checkout(order.id);
  const line = (name: string, amountCents: number, sku: string) => ({ name, quantity: 1, amountCents, sku });
  return {
    description: `Order ${order.number}`,
    cardToken: await cardTokenOf(scope, payment, method),
    customerPresent: true,
    returnUrl: config.publicOrigin + page,
    person: { name: order.billing?.name ?? '', email: order.billing?.email ?? '' },
    items: [
      ...items.map(({ item, product }) => ({
        name: product.name,
        quantity: item.quantity,
        amountCents: item.unitPriceCents,
        sku: product.sku,
      })),
      ...(order.discountCents > 0 ? [line('Discount', -order.discountCents, 'DISCOUNT')] : []),
      ...(order.shippingCents > 0 ? [line('Delivery', order.shippingCents, 'DELIVERY')] : []),
    ],
  };
}

/** Returns the token of the card: the saved one, or what the card fields returned. */
async function cardTokenOf(
  { database }: ReadScope,
  { paymentMethodId }: PaymentRow,
  method: PaymentChoice,
): Promise<string | null> {
  if (paymentMethodId === null) return method.kind === 'card' ? method.token : null;
  const [card] = await database.select().from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId));
  return card?.providerMethodId ?? null;
}
