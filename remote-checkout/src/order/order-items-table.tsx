import { Table, Text } from '@mantine/core';
import type { OrderItem } from 'shared-contract/order';
import { Money } from 'shared-ui';
import { billingWords } from './billing-words.ts';

/** On a phone quantity and unit price stand under the name, so that nothing is scrolled sideways. */
export function OrderItemsTable({ items }: { items: readonly OrderItem[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing={0} aria-labelledby="order-items">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Item</Table.Th>
          <Table.Th scope="col" ta="right" visibleFrom="sm">
            Quantity
          </Table.Th>
          <Table.Th scope="col" ta="right" visibleFrom="sm">
            Price each
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Amount
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Table.Tr key={item.id}>
            <Table.Td pr="md">
              <Text fw={500}>{item.product.name}</Text>
              <Text size="sm" c="dimmed">
                {item.product.description}
                {billingWords(item.product.billingPeriod)}
              </Text>
              <Text size="sm" hiddenFrom="sm">
                {item.quantity} × <Money amount={item.unitPrice} />
              </Text>
            </Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              {item.quantity}
            </Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              <Money amount={item.unitPrice} />
            </Table.Td>
            <Table.Td ta="right">
              <Money amount={item.total} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
