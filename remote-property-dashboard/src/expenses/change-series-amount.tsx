import { Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import { expenseViolations } from 'shared-contract/property/expense-rules';
import type { ExpenseSeries } from 'shared-contract/property/expense-series';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { expenseFailure } from './expense-failure.ts';
import { changeSeriesMutation } from './expense-queries.ts';

type ChangeSeriesAmountProps = { series: ExpenseSeries; propertyId: string; onClose: () => void };
type Values = { amount: string; gst: string };

/** Changes the amount and the GST of the later expenses of a series. */
export function ChangeSeriesAmount({ series, propertyId, onClose }: ChangeSeriesAmountProps) {
  const [values, setValues] = useState<Values>({ amount: amountText(series.amount), gst: amountText(series.gst) });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const { mutate, isPending, error } = useMutation(changeSeriesMutation(propertyId, series));
  const field = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    leftSection: '$',
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: currentTarget.value });
      setErrors({});
    },
  });

  function save() {
    const parsed = checked(values, series);
    if (!parsed.ok) return setErrors(parsed.errors);
    mutate(parsed.patch, {
      onSuccess: () => {
        toast.success('Amount of later expenses changed');
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      title={`Change the amount of ${series.supplier}`}
      confirmLabel="Save"
      isBusy={isPending}
      error={error && expenseFailure(error).message}
      onConfirm={save}
      onCancel={onClose}
    >
      <Stack gap="md">
        <Text>Later expenses get this amount. Those in your list stay as they are.</Text>
        <TextInput label="Amount, GST included" {...field('amount')} />
        <TextInput label="GST" {...field('gst')} />
      </Stack>
    </ConfirmDialog>
  );
}

type Checked = { ok: true; patch: Values } | { ok: false; errors: Partial<Values> };

/** Returns what to send, or a message for each invalid field (V34). Empty GST is $0.00. */
function checked(values: Values, { startsOn: paidOn }: ExpenseSeries): Checked {
  const [amount, gst] = [parseAmount(values.amount), parseAmount(values.gst)];
  const patch = { amount: (amount.ok && amount.amount) || '0.00', gst: (gst.ok && gst.amount) || '0.00' };
  const fields = { ...patch, paidOn, description: '', privateShare: 0, capital: null };
  const errors: Partial<Values> = {
    ...messagesByField(expenseViolations(fields, paidOn), (path) => path),
    ...(amount.ok ? {} : { amount: amount.message }),
    ...(gst.ok ? {} : { gst: gst.message }),
  };
  return Object.keys(errors).length === 0 ? { ok: true, patch } : { ok: false, errors };
}
