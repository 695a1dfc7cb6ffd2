import { Table, Text } from '@mantine/core';
import type { OrderItem } from 'shared-contract/order/order';
import { Money } from 'shared-ui';
import { billingPeriodText } from './billing-period-text.ts';
import classes from './order-items-table.module.css';

/**
 * The items of an order. On a phone, the quantity and unit price move below the name, so the table never scrolls
 * sideways.
 */
export function OrderItemsTable({ items }: { items: readonly OrderItem[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing={0} aria-labelledby="order-items">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Item</Table.Th>
          <Table.Th scope="col" ta="right" pl="lg" className={classes.amount} visibleFrom="sm">
            Quantity
          </Table.Th>
          <Table.Th scope="col" ta="right" pl="lg" className={classes.amount} visibleFrom="sm">
            Price each
          </Table.Th>
          <Table.Th scope="col" ta="right" pl="lg" className={classes.amount}>
            Amount
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Table.Tr key={item.id} className={classes.item}>
            <Table.Td>
              <Text fw={500}>{item.product.name}</Text>
              <Text size="sm" c="dimmed">
                {item.product.description}
                {billingPeriodText(item.product.billingPeriod)}
              </Text>
              <Text size="sm" hiddenFrom="sm">
                {item.quantity} × <Money amount={item.unitPrice} />
              </Text>
            </Table.Td>
            <Table.Td ta="right" pl="lg" className={classes.amount} visibleFrom="sm">
              {item.quantity}
            </Table.Td>
            <Table.Td ta="right" pl="lg" className={classes.amount} visibleFrom="sm">
              <Money amount={item.unitPrice} />
            </Table.Td>
            <Table.Td ta="right" pl="lg" className={classes.amount}>
              <Money amount={item.total} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
