import { Anchor, Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Listing } from 'shared-contract/listing/listing';
import { amountOf, centsOf, formatPrice } from 'shared-contract/money/money';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import { addresses } from 'shared-contract/page/addresses';
import type { AustralianState } from 'shared-contract/place/suburb';
import { amountProps } from 'shared-editor';
import { Link } from 'shared-platform/router';
import { bondCap } from 'tenancy-law/rules/bond';
import { markedSentence } from 'tenancy-law/rules/law-row';
import classes from './price.module.css';
import type { PriceFormValues } from './price-form.ts';

type BondFieldProps = { form: UseFormReturnType<PriceFormValues>; listing: Listing };

/** The field for the bond. Shows the maximum that the state allows for the entered rent (V28). */
export function BondField({ form, listing }: BondFieldProps) {
  const { bond, lease } = form.values;
  const { propertyType, address, timeZone } = listing.property;
  const isHome = propertyType.name === 'Residential';
  const rent = parseAmount(lease.amount);
  const rentCents = rent.ok && rent.amount !== null && lease.display !== 'range' ? centsOf(rent.amount) : 0;
  const law = isHome && rentCents > 0 ? bondCap(address.state, localDateIn(timeZone, new Date()), { rentCents }) : null;
  const agreed = rentCents > 0 ? 'As agreed with the tenant.' : 'Optional. Enter the rent first.';
  const usual = isHome ? rentCents * 4 : 0;
  return (
    <div className={classes.bond}>
      <TextInput
        className={classes.amount}
        label="Bond"
        description={law ? <BondRule text={markedSentence(law)} state={address.state} /> : agreed}
        {...amountProps(form.getInputProps('bond'))}
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

function BondRule({ text, state }: { text: string; state: AustralianState }) {
  return (
    <>
      {text}{' '}
      <Anchor component={Link} to={addresses.rentingRules(state)} underline="always" inherit>
        More rules
      </Anchor>
    </>
  );
}
