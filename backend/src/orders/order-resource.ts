import { amountOf } from 'shared-contract/money/money';
import type { Order, OrderItem } from 'shared-contract/order/order';
import { fulfilmentResource } from '../fulfilment/fulfilment-resource.ts';
import { identity } from '../http/json-ld.ts';
import { invoiceResource } from '../invoices/invoice-resource.ts';
import { paymentResource } from '../payments/payment-resource.ts';
import { productResource } from '../products/product-resource.ts';
import { promotionCodeResource } from '../promotion-codes/promotion-code-resource.ts';
import { fullAddressOf, propertyIdentity, propertyPath } from '../properties/property-resource.ts';
import { orderAmounts } from './order-amounts.ts';
import type { StoredItem, StoredOrder } from './order-store.ts';

export const orderPath = '/api/orders';
export const orderItemPath = '/api/order-items';
export const listingPath = '/api/listings';

/** Returns the JSON of an order. Computes the amounts from the items, because no total is stored. */
export function orderResource(stored: StoredOrder, now: Date): Order {
  const { order, property, promotionCode, items, payment, fulfilments, invoices } = stored;
  const amounts = orderAmounts(stored, now);
  return {
    ...identity(orderPath, 'Order', order.id),
    number: order.number,
    status: order.status,
    target: {
      ...(order.listingId ? identity(listingPath, 'Listing', order.listingId) : propertyIdentity(property)),
      property: `${propertyPath}/${property.id}`,
      propertyAddress: fullAddressOf(property),
    },
    orderItems: items.map(orderItemResource),
    subtotal: amountOf(amounts.subtotal),
    discount: amountOf(amounts.discount),
    shipping: amounts.shipping === null ? null : amountOf(amounts.shipping),
    shippingRequired: amounts.shippingRequired,
    total: amountOf(amounts.total),
    gst: amountOf(amounts.gst),
    promotionCode: promotionCode && promotionCodeResource(promotionCode),
    billing: order.billing,
    delivery: order.delivery,
    payment: payment && paymentResource(payment),
    refunded: amountOf(payment?.status === 'succeeded' ? payment.refundedCents : 0),
    fulfilments: fulfilments.map(fulfilmentResource),
    invoices: invoices.map(invoiceResource),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}

export function orderItemResource({ item, product }: StoredItem): OrderItem {
  return {
    ...identity(orderItemPath, 'OrderItem', item.id),
    parentOrder: `${orderPath}/${item.orderId}`,
    product: productResource(product),
    quantity: item.quantity,
    unitPrice: amountOf(item.unitPriceCents),
    total: amountOf(item.unitPriceCents * item.quantity),
  };
}
