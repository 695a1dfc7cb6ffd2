import { Checkbox, Radio, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { formatMoney } from 'shared-contract/money/money';
import { amountProps } from 'shared-editor';
import { FormPart } from 'shared-ui';
import { rentPerPeriod } from 'tenancy-law/rules/monthly-rent';
import { rentInAdvance } from 'tenancy-law/rules/rent-in-advance';
import { LawNote } from '../../law/law-note.tsx';
import classes from './lease-details.module.css';
import { increaseLabels, type LeaseDetailsValues, periodLabels } from './lease-details-form.ts';
import type { LeaseCase, LeasePartProps } from './lease-part.ts';
import type { SuggestedFields } from './suggested-terms.ts';

/** The rent, which is stored per week (V28), how it is paid, in advance (V29), and how it may rise (V32). */
export function RentPart(props: LeasePartProps) {
  const { form, stateForm, law, suggested } = props;
  return (
    <FormPart title="Rent">
      <TextInput
        className={classes.amount}
        label="Rent per week"
        withAsterisk
        description={law && law.rentCents > 0 ? equivalents(law) : undefined}
        {...amountProps(form.getInputProps('rent'))}
      />
      <Radio.Group
        label="How often rent is paid"
        withAsterisk
        description={form.values.rentPaid === 'month' ? monthlyNote : undefined}
        {...form.getInputProps('rentPaid')}
      >
        <div className={classes.choices}>
          {Object.entries(periodLabels).map(([period, label]) => (
            <Radio key={period} value={period} label={label} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.pair}>
        <TextInput
          type="date"
          label="First payment"
          description={firstPaymentText(law, form.values.rentPaid, suggested)}
          withAsterisk
          {...suggested.inputProps('firstPayment')}
        />
        <TextInput
          label="Weeks of rent in advance"
          description={law ? <LawNote answer={rentInAdvance(law.state, law.date, law)} /> : 'Optional.'}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          {...form.getInputProps('rentInAdvanceWeeks')}
        />
      </div>
      {stateForm.has('lastRentIncrease') ? (
        <Stack gap="xs">
          <TextInput
            type="date"
            className={classes.amount}
            label="Last rent increase"
            withAsterisk={!form.values.neverIncreased}
            description="The day the rent of this property last went up, for any tenant."
            disabled={form.values.neverIncreased}
            {...form.getInputProps('lastRentIncrease')}
          />
          <Checkbox
            label="It hasn’t gone up since I’ve owned the property"
            {...form.getInputProps('neverIncreased', { type: 'checkbox' })}
          />
        </Stack>
      ) : null}
      {form.values.leaseType === 'fixed' && stateForm.has('agreedRentIncrease') ? <AgreedIncrease {...props} /> : null}
    </FormPart>
  );
}

/** The rent account follows V31: rent is charged by the week, and "paid to" counts whole weeks. */
const monthlyNote =
  'The rent account charges rent every week. Towards the end of a month it can show a tenant who pays monthly as a few days behind.';

function AgreedIncrease({ form }: LeasePartProps) {
  const { increaseKind } = form.values;
  return (
    <>
      <Radio.Group
        label="Rent during the fixed term"
        description="Rent can only go up before the end date if the agreement says when and to what amount, or how it’s worked out."
        {...form.getInputProps('increaseKind')}
      >
        <div className={classes.choices}>
          {Object.entries(increaseLabels).map(([kind, label]) => (
            <Radio key={kind} value={kind} label={label} />
          ))}
        </div>
      </Radio.Group>
      {increaseKind === 'amount' || increaseKind === 'method' ? (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput type="date" label="Date of the increase" withAsterisk {...form.getInputProps('increaseDate')} />
          {increaseKind === 'amount' ? (
            <TextInput label="New rent per week" withAsterisk {...amountProps(form.getInputProps('increaseRent'))} />
          ) : (
            <Textarea
              label="How the new rent is worked out"
              placeholder="By the change in the Sydney consumer price index over the last year"
              withAsterisk
              autosize
              minRows={2}
              maxLength={1000}
              {...form.getInputProps('increaseMethod')}
            />
          )}
        </SimpleGrid>
      ) : null}
    </>
  );
}

/** Says how much the first payment is, where the law of homes says how a period's rent follows from a week's. */
function firstPaymentText(
  law: LeaseCase | null,
  rentPaid: LeaseDetailsValues['rentPaid'],
  { isFollowing }: SuggestedFields,
): string {
  const fillsIn = isFollowing('firstPayment') ? 'We fill in the start date until you choose another day. ' : '';
  const text = `${fillsIn}The other payments follow from it.`;
  if (law === null || law.rentCents === 0 || rentPaid === '') return text;
  const { fortnightCents, monthCents } = rentPerPeriod(law.state, law.date, law).value;
  const cents = { week: law.rentCents, fortnight: fortnightCents, month: monthCents }[rentPaid];
  return `${formatMoney(cents)}. ${text}`;
}

function equivalents({ state, date, rentCents }: LeaseCase): string {
  const { fortnightCents, monthCents } = rentPerPeriod(state, date, { rentCents }).value;
  return `${formatMoney(fortnightCents)} per fortnight, ${formatMoney(monthCents)} per month`;
}
