import { useMutation } from '@tanstack/react-query';
import { useResource } from 'shared-api';
import type { Order, OrderItem } from 'shared-contract/order/order';
import type { Product } from 'shared-contract/order/product';
import {
  Amount,
  AmountList,
  activeOrderQuery,
  applyPromotionCode,
  changeOrderItemsMutation,
  changeQuantityMutation,
  OrderTotals,
  orderPath,
  orderQuery,
  type PromotionCodeResult,
  patchOrder,
  productCategoriesQuery,
  removePromotionCode,
  taggedOrderQuery,
} from 'shared-orders';

export function Summary({ orderId, item, product }: { orderId: string; item: OrderItem; product: Product }) {
  const order: Order = useResource(orderQuery(orderId));
  const active: Order | null = useResource(activeOrderQuery(order.target.id));
  const { value, etag } = useResource(taggedOrderQuery(orderId));
  const categories: readonly unknown[] = useResource(productCategoriesQuery('sale'));
  const items = useMutation(changeOrderItemsMutation({ id: order.target.id, iri: order.target['@id'] }));
  const quantity = useMutation(changeQuantityMutation(orderId));
  const change = () => {
    items.mutate({ add: product, remove: [product] });
    quantity.mutate({ item, quantity: 2 });
  };
  return (
    <>
      <OrderTotals order={active ?? value} listsItems />
      <AmountList>
        <Amount label="Total" kind="total">
          {order.total}
        </Amount>
      </AmountList>
      <button type="button" onClick={change} title={etag ?? orderPath(orderId)}>
        {categories.length}
      </button>
    </>
  );
}

export async function applyCode(orderId: string, code: string): Promise<string | null> {
  const applied: PromotionCodeResult = await applyPromotionCode(orderId, code);
  if (applied.result === 'expired') return applied.endAt;
  const { number }: Order = applied.result === 'applied' ? applied.order : await removePromotionCode(orderId);
  const cancelled: Order = await patchOrder(orderId, { status: 'cancelled', promotionCode: null });
  return `${number} ${cancelled.total}`;
}
