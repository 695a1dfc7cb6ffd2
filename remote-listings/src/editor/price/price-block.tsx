import { Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Listing } from 'shared-contract/listing/listing';
import { amountProps } from 'shared-editor';
import { isPriceGuideBanned } from 'tenancy-law/rules/auction-price';
import { priceGuideNotice } from 'tenancy-law/rules/price-guide-notice';
import { BondField } from './bond-field.tsx';
import classes from './price.module.css';
import type { PriceFormValues, PriceName } from './price-form.ts';
import { PriceGuidance } from './price-guidance.tsx';
import { PricePreview } from './price-preview.tsx';

type PriceBlockProps = {
  name: PriceName;
  form: UseFormReturnType<PriceFormValues>;
  listing: Listing;
};

/** The fields of one price. The owner chooses whether visitors see the amount, a range, or no price. */
export function PriceBlock({ name, form, listing }: PriceBlockProps) {
  const isRent = name === 'lease';
  const isPriceForbidden = !isRent && isPriceGuideBanned(listing);
  const isHomeRent = isRent && listing.property.propertyType.name === 'Residential';
  const price = form.values[name];
  const isInvalid = (['amount', 'min', 'max'] as const).some((field) => form.errors[`${name}.${field}`]);
  const fieldOf = (field: 'amount' | 'min' | 'max') => ({
    withAsterisk: true,
    ...amountProps(form.getInputProps(`${name}.${field}`)),
  });
  return (
    <fieldset className={classes.block}>
      <legend className={classes.title}>{isRent ? 'Weekly rent' : 'Sale price'}</legend>
      <Stack gap="md">
        <Radio.Group
          label="What visitors see"
          description={
            isHomeRent
              ? 'Rent for a home must be one fixed amount, because ranges invite rent bidding.'
              : isPriceForbidden
                ? `${priceGuideNotice(listing)} Visitors see “Auction” until you remove the auction.`
                : undefined
          }
          {...form.getInputProps(`${name}.display`)}
        >
          <div className={classes.choices}>
            <Radio value="value" label={isRent ? 'The rent' : 'One price'} />
            {!isHomeRent && <Radio value="range" label="A range" />}
            <Radio value="hide" label="“Price on application”" />
          </div>
        </Radio.Group>
        {price.display === 'range' ? (
          <div className={classes.range}>
            <TextInput label="From" {...fieldOf('min')} />
            <TextInput label="To" {...fieldOf('max')} />
          </div>
        ) : (
          <TextInput
            className={classes.amount}
            label={isRent ? 'Rent per week' : 'Price'}
            description={
              price.display === 'hide'
                ? 'Visitors see “Price on application”. Price filters leave this listing out.'
                : undefined
            }
            {...fieldOf('amount')}
          />
        )}
        <PriceGuidance listing={listing} name={name} />
        {!isInvalid && !isPriceForbidden && <PricePreview price={price} name={name} />}
        {isRent && <BondField form={form} listing={listing} />}
      </Stack>
    </fieldset>
  );
}
