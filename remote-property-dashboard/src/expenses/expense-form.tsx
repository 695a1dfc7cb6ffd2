import { Alert, Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { formatMoney } from 'shared-contract/money/money';
import { expenseLabel, expenseLabelNames } from 'shared-contract/property/expense-label';
import { useFocusOnFirstError } from 'shared-ui';
import { type ExpenseFormValues, typicalGst } from './expense-form-values.ts';
import classes from './expenses.module.css';
import { RepeatFields } from './repeat-fields.tsx';

type ExpenseFormProps = {
  form: UseFormReturnType<ExpenseFormValues>;
  /** The date at the property. */
  today: string;
  /** A message that belongs to no field. */
  failure: string | null;
  /** A counter. It grows each time validation or the server rejects the form. */
  rejections: number;
  submitLabel: string;
  isSaving: boolean;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  /** True for a new expense. A stored one is made recurring in a section of its own. */
  canRepeat?: boolean;
  /** Shown above the fields. */
  children?: ReactNode;
  onSave: (values: ExpenseFormValues) => void;
  onInvalid: () => void;
};

const labels = [
  { value: '', label: 'Choose a label' },
  ...expenseLabel.options.map((value) => ({ value, label: expenseLabelNames[value] })),
];

/** The fields of an expense. */
export function ExpenseForm(props: ExpenseFormProps) {
  const {
    form,
    today,
    failure,
    rejections,
    submitLabel,
    isSaving,
    actions,
    canRepeat = false,
    children,
    onSave,
    onInvalid,
  } = props;
  const field = form.getInputProps;
  const gst = typicalGst(form.values.amount);
  return (
    <form ref={useFocusOnFirstError(rejections)} noValidate onSubmit={form.onSubmit(onSave, onInvalid)}>
      <Stack gap="md">
        {children}
        <TextInput label="Supplier" maxLength={100} autoComplete="off" {...field('supplier')} />
        <div className={classes.fields}>
          <TextInput label="Date paid" type="date" max={today} {...field('paidOn')} />
          <NativeSelect label="ATO label" data={labels} {...field('label')} />
        </div>
        <div className={classes.fields}>
          <TextInput
            label="Amount, GST included"
            leftSection="$"
            inputMode="decimal"
            autoComplete="off"
            {...field('amount')}
          />
          <TextInput
            label="GST"
            description={gst === null ? '0 if the receipt shows none' : `${formatMoney(gst)} if all of it is taxable`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            leftSection="$"
            inputMode="decimal"
            autoComplete="off"
            {...field('gst')}
          />
        </div>
        <TextInput label="Description (optional)" maxLength={220} autoComplete="off" {...field('description')} />
        <TextInput
          label="Private use, in percent"
          description="The part that isn’t for renting the property"
          inputMode="numeric"
          autoComplete="off"
          {...field('privateShare')}
        />
        <Checkbox
          label="This is a capital item"
          description="Such as a hot water system or a new kitchen, claimed over years"
          {...field('isCapital', { type: 'checkbox' })}
        />
        {form.values.isCapital && (
          <div className={classes.fields}>
            <TextInput label="Date acquired" type="date" max={today} {...field('acquiredOn')} />
            <TextInput
              label="Cost of the item"
              leftSection="$"
              inputMode="decimal"
              autoComplete="off"
              {...field('cost')}
            />
          </div>
        )}
        {canRepeat && !form.values.isCapital && (
          <RepeatFields
            frequency={{ ...field('frequency') }}
            endsOn={{ ...field('endsOn') }}
            values={form.values}
            paidOn={form.values.paidOn}
            today={today}
          />
        )}
        {failure && (
          <Alert color="red" role="alert" title="Not saved">
            {failure}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            {submitLabel}
          </Button>
          {actions}
        </Group>
      </Stack>
    </form>
  );
}
