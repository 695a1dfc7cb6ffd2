import { Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedWork } from 'shared-platform';
import { useFocusOnFirstError } from 'shared-ui';
import { accountFailure } from './account-failure.ts';
import type { BankAccountErrors, BankAccountFormValues } from './bank-account-form-values.ts';
import classes from './bank-accounts.module.css';

type BankAccountFormProps = {
  id: string;
  initialValues: BankAccountFormValues;
  /** The masked number of a stored account, whose number may stay empty. */
  maskedNumber?: string;
  submitLabel: string;
  isSaving: boolean;
  validate: (values: BankAccountFormValues) => BankAccountErrors;
  onSave: (values: BankAccountFormValues) => Promise<void>;
  onCancel: () => void;
};

/** The fields of a bank account. What is typed is in no draft and no storage of the browser. */
export function BankAccountForm(props: BankAccountFormProps) {
  const { id, initialValues, maskedNumber, submitLabel, isSaving, validate, onSave, onCancel } = props;
  const form = useForm<BankAccountFormValues>({ initialValues, validate });
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useUnsavedWork({ id: `bank-account-${id}`, dirty: form.isDirty() && !isSaving, description: 'this bank account' });

  async function save(values: BankAccountFormValues) {
    setFailure(null);
    try {
      await onSave(values);
    } catch (error) {
      const { errors, message } = accountFailure(error);
      form.setErrors(errors);
      setFailure(message);
      setRejections((count) => count + 1);
    }
  }

  return (
    <form
      ref={useFocusOnFirstError(rejections)}
      noValidate
      autoComplete="off"
      onSubmit={form.onSubmit(save, () => setRejections((count) => count + 1))}
    >
      <Stack gap="md">
        <TextInput ref={first} label="Account name" maxLength={64} {...form.getInputProps('name')} />
        <div className={classes.numbers}>
          <TextInput
            label="BSB"
            description="Six digits"
            placeholder="063-000"
            inputMode="numeric"
            maxLength={20}
            {...form.getInputProps('bsb')}
          />
          <TextInput
            label="Account number"
            description={maskedNumber ? `Leave empty to keep ${maskedNumber}` : '4 to 9 digits'}
            inputMode="numeric"
            maxLength={20}
            {...form.getInputProps('number')}
          />
        </div>
        <Checkbox
          label="Rent is paid into this account"
          {...form.getInputProps('receivesRent', { type: 'checkbox' })}
        />
        <Checkbox
          label="Expenses are paid from this account"
          {...form.getInputProps('paysExpenses', { type: 'checkbox' })}
        />
        {failure && (
          <Alert color="red" role="alert" title="We couldn’t save this account">
            {failure}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            {submitLabel}
          </Button>
          <Button variant="default" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
