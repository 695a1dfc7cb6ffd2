import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import { type WaiverInput, waiverInput } from 'shared-contract/tenancy/ledger';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { type CheckedForm, checkedForm } from './checked-form.ts';
import { waiveRentMutation } from './ledger-mutations.ts';
import { useMoneySubmit } from './use-money-submit.ts';

type WaiverForm = { amount: string; reason: string };

/** The dialog in which the owner waives rent that is due. A repeated click waives it once. */
export function WaiveRent({ tenancy, onClose }: { tenancy: Tenancy; onClose: () => void }) {
  const { id, rentDue = '0.00' } = tenancy;
  const [form, setForm] = useState<WaiverForm>({ amount: amountText(rentDue), reason: '' });
  const { submit, errors, failure, isBusy, clearErrors } = useMoneySubmit(waiveRentMutation(id), (_, { amount }) => {
    toast.success(`${formatMoney(centsOf(amount))} waived`);
    onClose();
  });
  const field = (name: keyof WaiverForm) => ({
    value: form[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setForm((before) => ({ ...before, [name]: value }));
      clearErrors();
    },
  });

  return (
    <ConfirmDialog
      title="Waive rent"
      confirmLabel="Waive rent"
      isBusy={isBusy}
      error={failure}
      onConfirm={() => void submit(parseWaiver(form))}
      onCancel={onClose}
    >
      <Stack gap="md">
        <Text>
          {formatMoney(centsOf(rentDue))} is due. What you waive no longer counts as owed or as income. We don’t notify
          anyone.
        </Text>
        <TextInput label="Amount" leftSection="$" inputMode="decimal" autoComplete="off" {...field('amount')} />
        <TextInput label="Reason" placeholder="Hot water was out for three days" maxLength={200} {...field('reason')} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Returns the request, or an error message for each invalid field. */
function parseWaiver({ amount: typed, reason }: WaiverForm): CheckedForm<WaiverInput> {
  const amount = parseAmount(typed);
  const checked = checkedForm(waiverInput.safeParse({ reason, amount: (amount.ok && amount.amount) || '0.00' }));
  if (amount.ok) return checked;
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), amount: amount.message } };
}
