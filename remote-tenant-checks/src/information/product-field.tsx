import { NativeSelect, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import { tenantCheckProduct } from 'shared-contract/tenant-check/tenant-check';
import { checkPricesQuery, coverageLines } from '../check/check-products.ts';
import classes from './information.module.css';
import type { InformationForm } from './use-information-form.ts';

/** The dropdown of products with their prices, and what the chosen one searches. */
export function ProductField({ form }: { form: InformationForm }) {
  const prices = useResource(checkPricesQuery());
  const { product } = form.values;
  return (
    <div>
      <NativeSelect
        label="Check"
        withAsterisk
        data={[
          { value: '', label: 'Choose a check' },
          ...tenantCheckProduct.options.map((value) => ({ value, label: optionLabel(value, prices[value]) })),
        ]}
        {...form.getInputProps('product')}
      />
      <div role="status">
        {product !== '' && (
          <div className={classes.coverage}>
            <Text size="sm" fw={600}>
              It searches
            </Text>
            <ul>
              {coverageLines(product).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {prices[product] !== null && (
              <Text size="sm">{formatMoney(centsOf(prices[product]))}, GST included. You pay before it’s sent.</Text>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function optionLabel(name: keyof typeof checkCoverage, price: string | null): string {
  const { label } = checkCoverage[name];
  return price === null ? label : `${label}, ${formatMoney(centsOf(price))}`;
}
