import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Listing } from 'shared-contract/listing/listing';
import { amountOf, centsOf, formatPrice } from 'shared-contract/money/money';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import { bondCap } from 'shared-contract/tenancy/bond-rules';
import { amountProps } from './amount-props.ts';
import classes from './price.module.css';
import type { PriceFormValues } from './price-form.ts';

type BondFieldProps = { form: UseFormReturnType<PriceFormValues>; listing: Listing };

/** The field for the bond. Shows the maximum that the state allows for the entered rent (V28). */
export function BondField({ form, listing }: BondFieldProps) {
  const { bond, lease } = form.values;
  const { propertyType, address } = listing.property;
  const isHome = propertyType.name === 'Residential';
  const rent = parseAmount(lease.amount);
  const rentCents = rent.ok && rent.amount !== null && lease.display !== 'range' ? centsOf(rent.amount) : 0;
  const cap = rentCents > 0 ? bondCap({ propertyType: propertyType.name, state: address.state }, rentCents) : null;
  const uncapped = isHome ? 'No cap applies at this rent.' : 'As agreed with the tenant.';
  const usual = isHome ? rentCents * 4 : 0;
  return (
    <div className={classes.bond}>
      <TextInput
        className={classes.amount}
        label="Bond"
        description={cap ? cap.words : rentCents > 0 ? uncapped : 'Optional. Enter the rent first.'}
        {...amountProps(form, 'bond', bond)}
      />
      {usual > 0 && bond.trim() === '' ? (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => form.setFieldValue('bond', amountText(amountOf(usual)))}
        >
          Use four weeks’ rent, {formatPrice(usual)}
        </Button>
      ) : null}
    </div>
  );
}
