import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { addDays } from 'shared-contract/date/local-date';
import type { OfferTerms } from 'shared-contract/offer/offer';
import { conditionLabel } from 'shared-contract/offer/offer-labels';
import { maxOfferOpenDays } from 'shared-contract/offer/offer-rules';
import { useOtherZoneName } from 'shared-ui';
import { DepositInput } from '../deposit-input.tsx';
import { MoneyInput } from '../money-input.tsx';
import type { CounterErrors, CounterFormValues } from './counter-form-values.ts';
import classes from './counter-offer-dialog.module.css';

type CounterForm = UseFormReturnType<CounterFormValues>;
type TextField = Exclude<keyof CounterFormValues, 'retainedConditions'>;

/** Returns functions that return the props of the input for a field. Editing a field removes its error. */
export function counterFields(form: CounterForm, serverErrors: CounterErrors) {
  const set = (name: TextField) => (typed: string) => {
    form.setFieldValue(name, typed);
    form.clearFieldError(name);
  };
  const common = (name: TextField) => ({
    value: form.values[name],
    error: form.errors[name] ?? serverErrors[name],
  });
  return {
    text: (name: TextField) => ({
      ...common(name),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name)(currentTarget.value),
    }),
    /** For inputs whose `onChange` gets the text instead of an event. */
    typed: (name: 'amount' | 'deposit') => ({ ...common(name), onChange: set(name) }),
  };
}

type CounterTermsProps = {
  kind: OfferTerms['kind'];
  fields: ReturnType<typeof counterFields>;
  today: string;
  /** The time zone of the property (IANA), in which the last day ends. */
  timeZone: string;
};

/** The fields for the amount, the dates and the expiry of a counter-offer. */
export function CounterTerms({ kind, fields: { text, typed }, today, timeZone }: CounterTermsProps) {
  const zone = useOtherZoneName(`${today}T12:00:00Z`, timeZone);
  return (
    <div className={classes.pair}>
      <MoneyInput
        label={kind === 'sale' ? 'Price' : 'Rent'}
        {...(kind === 'lease' ? { suffix: 'per week' } : {})}
        {...typed('amount')}
      />
      {kind === 'sale' ? (
        <>
          <DepositInput {...typed('deposit')} price={typed('amount').value} />
          <TextInput
            label="Settlement"
            inputMode="numeric"
            withAsterisk
            rightSection="days"
            rightSectionWidth="4.5rem"
            description="Days after the contract."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...text('settlementDays')}
          />
        </>
      ) : (
        <>
          <TextInput label="Start of the lease" type="date" withAsterisk {...text('startDate')} />
          <TextInput
            label="Term"
            inputMode="numeric"
            withAsterisk
            rightSection="months"
            rightSectionWidth="5rem"
            {...text('termMonths')}
          />
        </>
      )}
      <TextInput
        label="Open until the end of"
        type="date"
        withAsterisk
        min={today}
        max={addDays(today, maxOfferOpenDays)}
        description={zone && `Midnight in ${zone}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...text('expiresOn')}
      />
    </div>
  );
}

/** Checkboxes for the conditions of the buyer's offer. The counter-offer retains those that the owner ticks. */
export function RetainedConditions({ terms, form }: { terms: OfferTerms; form: CounterForm }) {
  if (terms.kind !== 'sale' || terms.conditions.length === 0) return null;
  const { retainedConditions } = form.values;
  const keep = (chosen: string[]) =>
    form.setFieldValue(
      'retainedConditions',
      retainedConditions.map((_, index) => chosen.includes(String(index))),
    );
  return (
    <Checkbox.Group
      label="Conditions to keep"
      value={retainedConditions.flatMap((isRetained, index) => (isRetained ? [String(index)] : []))}
      onChange={keep}
    >
      <Stack gap="xs" mt="xs">
        {terms.conditions.map((condition, index) => (
          <Checkbox
            key={condition.kind}
            value={String(index)}
            label={<span className={classes.condition}>{conditionLabel(condition)}</span>}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
