import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormSection } from './form-section.tsx';
import type { OfferFields } from './offer-fields.ts';
import classes from './offer-form.module.css';

/** The fields for conditions of the sale, such as finance. An offer may have no conditions. */
export function ConditionFields({ fields }: { fields: OfferFields }) {
  const days = (name: 'financeDays' | 'buildingAndPestDays' | 'saleOfHomeDays') => (
    <TextInput
      label="Within"
      withAsterisk
      inputMode="numeric"
      rightSection="days"
      rightSectionWidth="4.5rem"
      {...fields.text(name)}
    />
  );
  return (
    <FormSection title="Conditions" hint="Leave these blank if your offer is unconditional.">
      <ul className={classes.conditions}>
        <Condition label="Subject to finance" hint="Your lender approves a loan." {...fields.checked('finance')}>
          {days('financeDays')}
          <TextInput label="Lender" autoComplete="off" {...fields.text('lender')} />
        </Condition>
        <Condition
          label="Subject to a building and pest inspection"
          hint="An inspector you choose finds nothing serious."
          {...fields.checked('buildingAndPest')}
        >
          {days('buildingAndPestDays')}
        </Condition>
        <Condition
          label="Subject to the sale of my home"
          hint="You sign a contract to sell your current home."
          {...fields.checked('saleOfHome')}
        >
          {days('saleOfHomeDays')}
        </Condition>
        <Condition label="Another condition" {...fields.checked('other')}>
          <Textarea label="Describe the condition" withAsterisk autosize minRows={2} {...fields.text('otherText')} />
        </Condition>
      </ul>
    </FormSection>
  );
}

type ConditionProps = {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (event: { currentTarget: { checked: boolean } }) => void;
  children: ReactNode;
};

function Condition({ label, hint, checked, onChange, children }: ConditionProps) {
  return (
    <li>
      <Checkbox label={label} {...(hint ? { description: hint } : {})} checked={checked} onChange={onChange} />
      {checked && <div className={classes.details}>{children}</div>}
    </li>
  );
}
