import { TextInput } from '@mantine/core';
import { DepositInput } from '../deposit-input.tsx';
import { MoneyInput } from '../money-input.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { FormSection } from './form-section.tsx';
import type { OfferFields } from './offer-fields.ts';
import classes from './offer-form.module.css';

/** The fields for the price, the deposit, the settlement and the conditions of a purchase. */
export function SaleFields({ fields }: { fields: OfferFields }) {
  return (
    <>
      <FormSection title="Your offer">
        <MoneyInput label="Price" {...fields.typed('amount')} />
        <div className={classes.pair}>
          <DepositInput {...fields.typed('deposit')} price={fields.values.amount} />
          <TextInput
            label="Settlement"
            withAsterisk
            inputMode="numeric"
            rightSection="days"
            rightSectionWidth="4.5rem"
            description="Days after the contract. 30 to 90 is usual."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...fields.text('settlementDays')}
          />
        </div>
      </FormSection>
      <ConditionFields fields={fields} />
    </>
  );
}
