import { loadResource } from 'shared-api';
import type { Order } from 'shared-contract/order/order';
import { orderQuery } from 'shared-orders';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { QueryBoundary } from 'shared-ui';
import { OrderReceipt } from '../order/order-receipt.tsx';
import { OrderSkeleton } from '../order/order-skeleton.tsx';

export function loader({ params: { orderId = '' } }: LoaderFunctionArgs): Promise<Order> {
  return loadResource(orderQuery(orderId));
}

export function title(order: Order): string {
  return `Order ${order.number}`;
}

export function Component() {
  const { orderId = '' } = useParams();
  return (
    <QueryBoundary fallback={<OrderSkeleton />}>
      <OrderReceipt orderId={orderId} />
    </QueryBoundary>
  );
}
