import { Checkbox, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { nextPaymentKind } from 'shared-contract/tenancy/next-payment';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { recordPaymentMutation } from './ledger-mutations.ts';
import { bondLeft, expectedAmount, parseReceipt, type ReceiptForm, unusualWeeks } from './receipt-form.ts';
import { todayOfTenancy } from './today-of-tenancy.ts';
import { useMoneySubmit } from './use-money-submit.ts';

/** The dialog in which the owner records rent or bond that was received. A repeated click records it once. */
export function RecordPayment({ tenancy, onClose }: { tenancy: Tenancy; onClose: () => void }) {
  const [today] = useState(() => todayOfTenancy(tenancy));
  const [form, setForm] = useState<ReceiptForm>(() => {
    const kind = nextPaymentKind({ status: tenancy.status, bondLeftCents: bondLeft(tenancy) });
    return { kind, amount: expectedAmount(kind, tenancy), date: today, note: '' };
  });
  const { submit, errors, failure, isBusy, clearErrors } = useMoneySubmit(
    recordPaymentMutation(tenancy.id),
    ({ receiptNumber }, { kind }) => {
      // A payment of sample data has no receipt number.
      const recorded = kind === 'bondReceipt' ? 'Bond payment recorded' : 'Rent payment recorded';
      toast.success(receiptNumber === null ? recorded : `${recorded}: receipt ${receiptNumber}`);
      onClose();
    },
  );
  const weeks = unusualWeeks(form, tenancy);
  const [checkedAmount, setCheckedAmount] = useState<string | null>(null);
  const isChecked = weeks === null || checkedAmount === form.amount;
  const [isUncheckedShown, showUnchecked] = useState(false);
  const amount = useRef<HTMLInputElement>(null);
  useEffect(() => amount.current?.select(), []);

  const set = (changes: Partial<ReceiptForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    clearErrors();
  };
  const field = (name: 'amount' | 'date' | 'note') => ({
    value: form[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });

  return (
    <ConfirmDialog
      title="Record a payment"
      confirmLabel="Record payment"
      isBusy={isBusy}
      error={failure}
      onConfirm={() => {
        showUnchecked(!isChecked);
        if (isChecked) void submit(parseReceipt(form, today));
      }}
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
        {weeks !== null && (
          <Checkbox
            label={`This is ${weeks.toLocaleString('en-AU')} weeks of rent. The amount is right.`}
            checked={isChecked}
            error={isUncheckedShown && !isChecked && 'Check the amount. Tick the box if it’s right.'}
            onChange={({ currentTarget }) => setCheckedAmount(currentTarget.checked ? form.amount : null)}
          />
        )}
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
