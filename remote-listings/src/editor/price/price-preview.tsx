import { PriceLine } from 'shared-ui';
import classes from './price.module.css';
import { type PriceName, toPricing } from './price-form.ts';
import type { PriceValues } from './price-values.ts';

/** Shows the price as visitors will see it. Shows nothing while there is no price. */
export function PricePreview({ price, name }: { price: PriceValues; name: PriceName }) {
  const pricing = toPricing(price);
  if (!pricing.displayValue && price.display !== 'hide') return null;
  return (
    <p className={classes.preview}>
      <span className={classes.previewText}>Shown as</span>
      <strong>
        <PriceLine pricing={pricing} listingType={name} />
      </strong>
    </p>
  );
}
