import { useMutation } from '@tanstack/react-query';
import type { Order, OrderItem } from 'shared-contract/order/order';
import { changeQuantityMutation } from 'shared-orders';
import { toast } from 'shared-platform';
import { changeErrorMessage } from '../../change-error-message.ts';
import classes from './confirmation.module.css';
import { ItemRow } from './item-row.tsx';
import { restoreItemMutation } from './restore-item.ts';

/** How long a removal can be undone, in milliseconds. */
const undoMs = 10_000;

/** The items of the order. */
export function ItemList({ order }: { order: Order }) {
  const { mutate, isPending, variables } = useMutation(changeQuantityMutation(order.id));
  const { mutate: restore } = useMutation(restoreItemMutation());
  const onError = (error: Error) => toast.error(changeErrorMessage(error));

  function change(item: OrderItem, quantity: number) {
    const onSuccess = () => {
      if (quantity > 0) return;
      toast.info(`${item.product.name} removed`, {
        timeout: undoMs,
        action: { label: 'Undo', run: () => restore(item, { onError }) },
      });
    };
    mutate({ item, quantity }, { onSuccess, onError });
  }

  return (
    <ul className={classes.items} aria-busy={isPending}>
      {order.orderItems.map((item) => (
        <ItemRow
          key={item.id}
          item={item}
          isChanging={isPending && variables.item['@id'] === item['@id']}
          onQuantity={(quantity) => change(item, quantity)}
        />
      ))}
    </ul>
  );
}
