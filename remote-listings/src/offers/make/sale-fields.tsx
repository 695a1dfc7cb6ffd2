import { TextInput } from '@mantine/core';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import { MoneyInput } from '../money-input.tsx';
import { parseDeposit, parseOfferAmount } from '../parse-offer-input.ts';
import { ConditionFields } from './condition-fields.tsx';
import { FormSection } from './form-section.tsx';
import type { OfferFields } from './offer-fields.ts';
import classes from './offer-form.module.css';
import type { OfferFormValues } from './offer-form-values.ts';

/** The fields for the price, the deposit, the settlement and the conditions of a purchase. */
export function SaleFields({ fields }: { fields: OfferFields }) {
  return (
    <>
      <FormSection title="Your offer">
        <MoneyInput label="Price" {...fields.typed('amount')} />
        <div className={classes.pair}>
          <MoneyInput label="Deposit" {...fields.typed('deposit')} description={depositHint(fields.values)} />
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

function depositHint({ deposit, amount }: Pick<OfferFormValues, 'deposit' | 'amount'>): string {
  const dollars = parseDeposit(deposit, parseOfferAmount(amount));
  if (!deposit.includes('%') || dollars === null) return 'In dollars or as a percentage, such as 10%.';
  return `${formatPrice(centsOf(dollars))} of the price.`;
}
