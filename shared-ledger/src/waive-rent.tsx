import { Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import { waiverInput } from 'shared-contract/tenancy/ledger';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { waiveRentMutation } from './ledger-mutations.ts';
import { moneyFailureMessage } from './money-failure-message.ts';

type Errors = { amount?: string; reason?: string };

/** The dialog in which the owner waives rent that is due. A repeated click waives it once. */
export function WaiveRent({ tenancy, onClose }: { tenancy: Tenancy; onClose: () => void }) {
  const { id, rentDue = '0.00' } = tenancy;
  const [form, setForm] = useState({ amount: amountText(rentDue), reason: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation(waiveRentMutation(id));
  const keyOf = useIdempotencyKey();
  const field = (name: keyof typeof form) => ({
    value: form[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setForm((before) => ({ ...before, [name]: value }));
      setErrors({});
    },
  });

  async function waive() {
    setFailure(null);
    const typed = parseAmount(form.amount);
    const parsed = waiverInput.safeParse({ reason: form.reason, amount: (typed.ok && typed.amount) || '0.00' });
    const found: Errors = messagesByField(shapeViolations(parsed));
    if (!typed.ok) found.amount = typed.message;
    if (!parsed.success || Object.keys(found).length > 0) return setErrors(found);
    try {
      await mutateAsync({ ...parsed.data, idempotencyKey: keyOf(parsed.data) });
      toast.success(`${formatMoney(centsOf(parsed.data.amount))} waived`);
      onClose();
    } catch (error) {
      if (isApiProblem(error, { status: 422 })) setErrors(messagesByField(error.violations));
      else setFailure(moneyFailureMessage(error));
    }
  }

  return (
    <ConfirmDialog
      title="Waive rent"
      confirmLabel="Waive rent"
      isBusy={isPending}
      error={failure}
      onConfirm={() => void waive()}
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
