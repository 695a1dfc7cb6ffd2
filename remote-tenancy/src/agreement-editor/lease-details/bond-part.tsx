import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { amountOf, formatPrice } from 'shared-contract/money/money';
import { parseAmount } from 'shared-contract/money/parse-amount';
import { amountProps } from 'shared-editor';
import { FormPart } from 'shared-ui';
import { bondCap, petBond } from 'tenancy-law/rules/bond';
import type { LawAnswer } from 'tenancy-law/rules/law-row';
import { LawNote } from '../../law/law-note.tsx';
import classes from './lease-details.module.css';
import type { LeaseCase, LeasePartProps } from './lease-part.ts';
import type { SuggestedFields } from './suggested-terms.ts';

function bondText(
  law: LeaseCase | null,
  cap: LawAnswer<number | null> | null,
  { isFollowing }: SuggestedFields,
): ReactNode {
  if (cap === null) return law ? 'Enter the rent to see the maximum.' : undefined;
  const isFilledIn = cap.value !== null && isFollowing('bond');
  return (
    <>
      <LawNote answer={cap} />
      {isFilledIn ? ' We fill it in until you enter another amount.' : null}
    </>
  );
}

/** The bond, and in a state that has one the pet bond, with the most that the state allows (V28). */
export function BondPart({ form, stateForm, law, suggested }: LeasePartProps) {
  const { bond: name } = stateForm.labels;
  const cap = law && law.rentCents > 0 ? bondCap(law.state, law.date, law) : null;
  const entered = parseAmount(form.values.bond);
  // Compares amounts, not texts: the field is tidied when it loses focus, and a button that goes then moves the page
  // under the pointer.
  const isMost = cap?.value != null && entered.ok && entered.amount === amountOf(cap.value);
  const petCap = law && stateForm.has('petBond') ? petBond(law.state, law.date) : null;
  return (
    <FormPart title={name}>
      <div>
        <TextInput
          className={classes.amount}
          label={name}
          withAsterisk
          description={bondText(law, cap, suggested)}
          {...amountProps(suggested.inputProps('bond'))}
        />
        {cap?.value && !isMost ? (
          <Button variant="subtle" size="compact-sm" mt={6} onClick={() => suggested.follow('bond')}>
            Use the maximum, {formatPrice(cap.value)}
          </Button>
        ) : null}
      </div>
      {petCap?.value ? (
        <TextInput
          className={classes.amount}
          label="Pet bond"
          description={<LawNote answer={petCap} />}
          {...amountProps(form.getInputProps('petBond'))}
        />
      ) : null}
    </FormPart>
  );
}
