import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { incomeSourceLabels } from 'shared-contract/application/application-text';
import { amountProps } from 'shared-editor';
import { FormPart } from 'shared-ui';
import { EntryList } from './entry-list.tsx';
import classes from './part-fields.module.css';
import type { PartFieldsProps } from './part-fields.tsx';
import { ContactInputs } from './renting-fields.tsx';

export function EmploymentFields({ form }: PartFieldsProps) {
  return (
    <FormPart title="Employment" lead="Leave blank if you don’t work at the moment.">
      <div className={classes.pair}>
        <TextInput
          label="Employer"
          autoComplete="organization"
          maxLength={120}
          {...form.getInputProps('employment.employer')}
        />
        <TextInput
          label="Your role"
          autoComplete="organization-title"
          maxLength={120}
          {...form.getInputProps('employment.role')}
        />
        <TextInput label="Since" type="date" {...form.getInputProps('employment.startedOn')} />
        <TextInput
          label="Contact at work (optional)"
          autoComplete="off"
          maxLength={120}
          {...form.getInputProps('employment.contact.name')}
        />
      </div>
      <ContactInputs form={form} path="employment.contact" />
    </FormPart>
  );
}

export function IncomeFields(props: PartFieldsProps) {
  const { form } = props;
  return (
    <EntryList
      {...props}
      field="income"
      title="Income"
      lead="Per week, before tax."
      noun="source of income"
      max={6}
      empty={{ source: 'wages', amount: '' }}
    >
      {(path) => (
        <div className={classes.pair}>
          <NativeSelect
            label="Source"
            data={Object.entries(incomeSourceLabels).map(([value, label]) => ({ value, label }))}
            {...form.getInputProps(`${path}.source`)}
          />
          <TextInput label="Amount per week" {...amountProps(form.getInputProps(`${path}.amount`))} />
        </div>
      )}
    </EntryList>
  );
}

export function FinancialAbilityField({ form }: PartFieldsProps) {
  return (
    <Textarea
      label="Other proof that you can pay the rent (optional)"
      description="Such as savings. Don’t list single transactions."
      autosize
      minRows={2}
      maxRows={8}
      maxLength={1000}
      {...form.getInputProps('financialAbility')}
    />
  );
}
