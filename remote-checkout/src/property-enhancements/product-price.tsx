import type { Product } from 'shared-contract/order/product';
import { Money } from 'shared-ui';

/** The price of a product, with the period of a plan: "$39.00 a month". */
export function ProductPrice({ product }: { product: Product }) {
  return (
    <>
      <Money amount={product.price} />
      {product.billingPeriod ? ` a ${product.billingPeriod}` : ''}
    </>
  );
}
