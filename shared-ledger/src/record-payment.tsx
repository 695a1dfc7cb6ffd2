import { SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { recordPaymentMutation } from './ledger-mutations.ts';
import { moneyFailureMessage } from './money-failure-message.ts';
import { bondLeft, expectedAmount, parseReceipt, type ReceiptErrors, type ReceiptForm } from './receipt-form.ts';
import { todayOfTenancy } from './today-of-tenancy.ts';

/** The dialog in which the owner records rent or bond that was received. A repeated click records it once. */
export function RecordPayment({ tenancy, onClose }: { tenancy: Tenancy; onClose: () => void }) {
  const [today] = useState(() => todayOfTenancy(tenancy));
  const [form, setForm] = useState<ReceiptForm>(() => {
    const kind = tenancy.status === 'upcoming' && bondLeft(tenancy) > 0 ? 'bondReceipt' : 'rentReceipt';
    return { kind, amount: expectedAmount(kind, tenancy), date: today, note: '' };
  });
  const [errors, setErrors] = useState<ReceiptErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation(recordPaymentMutation(tenancy.id));
  const keyOf = useIdempotencyKey();
  const amount = useRef<HTMLInputElement>(null);
  useEffect(() => amount.current?.select(), []);

  const set = (changes: Partial<ReceiptForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    setErrors({});
  };
  const field = (name: 'amount' | 'date' | 'note') => ({
    value: form[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });

  async function record() {
    setFailure(null);
    const checked = parseReceipt(form, today);
    if (!checked.ok) return setErrors(checked.errors);
    try {
      const { receiptNumber } = await mutateAsync({ ...checked.receipt, idempotencyKey: keyOf(checked.receipt) });
      toast.success(`Payment recorded: receipt ${receiptNumber}`);
      onClose();
    } catch (error) {
      if (isApiProblem(error, { status: 422 })) setErrors(messagesByField(error.violations));
      else setFailure(moneyFailureMessage(error));
    }
  }

  return (
    <ConfirmDialog
      title="Record a payment"
      confirmLabel="Record payment"
      isBusy={isPending}
      error={failure}
      onConfirm={() => void record()}
      onCancel={onClose}
    >
      <Stack gap="md">
        {bondLeft(tenancy) > 0 && (
          <SegmentedControl
            fullWidth
            aria-label="What was paid"
            data={[
              { value: 'rentReceipt', label: 'Rent' },
              { value: 'bondReceipt', label: 'Bond' },
            ]}
            value={form.kind}
            onChange={(value) => {
              const kind = value === 'bondReceipt' ? value : 'rentReceipt';
              set({ kind, amount: expectedAmount(kind, tenancy) });
            }}
          />
        )}
        <TextInput
          ref={amount}
          label="Amount"
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          {...field('amount')}
        />
        <TextInput label="Date received" type="date" max={today} {...field('date')} />
        <TextInput
          label="Note (optional)"
          description="Such as the reference on your bank statement"
          maxLength={200}
          {...field('note')}
        />
      </Stack>
    </ConfirmDialog>
  );
}
