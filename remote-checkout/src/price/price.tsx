import { Text } from '@mantine/core';
import type { Product } from 'shared-contract/order/product';
import { Money } from 'shared-ui';

type PriceProps = Pick<Product, 'price' | 'billingPeriod'> & {
  /** Continues the text, such as ", GST included". */
  note?: string;
};

/** A price, with the period of a plan: "$39.00 a month". */
export function Price({ price, billingPeriod, note = '' }: PriceProps) {
  return (
    <>
      <Money amount={price} />
      {billingPeriod ? (
        <Text span size="sm" c="dimmed" fw={400}>
          {` a ${billingPeriod}${note}`}
        </Text>
      ) : null}
    </>
  );
}
