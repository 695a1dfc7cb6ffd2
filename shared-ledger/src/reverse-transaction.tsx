import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import {
  type LedgerTransaction,
  type ReversalCause,
  type ReversalInput,
  reversalInput,
} from 'shared-contract/tenancy/ledger';
import { toast } from 'shared-platform';
import { ConfirmDialog, formatLocalDate } from 'shared-ui';
import { type CheckedForm, checkedForm } from './checked-form.ts';
import { reverseMutation } from './ledger-mutations.ts';
import { todayOfTenancy } from './today-of-tenancy.ts';
import { useMoneySubmit } from './use-money-submit.ts';

type ReverseTransactionProps = { transaction: LedgerTransaction; onClose: () => void };

/** Asks the owner to confirm the reversal of a receipt or waiver, says what it changes, and asks for the reason. */
export function ReverseTransaction({ transaction, onClose }: ReverseTransactionProps) {
  const [reason, setReason] = useState('');
  // Only a payment can be returned by the bank.
  const [cause, setCause] = useState<ReversalCause | null>(transaction.kind === 'waiver' ? 'mistake' : null);
  const [today] = useState(() => todayOfTenancy({ noticeFacts: undefined }));
  const [date, setDate] = useState(today);
  const { name, noun, effect, undo, example } = textsOf(transaction, cause);
  const { submit, errors, failure, isBusy, clearErrors } = useMoneySubmit(reverseMutation(transaction.id), () => {
    toast.success(`${name} reversed`);
    onClose();
  });

  return (
    <ConfirmDialog
      title={`Reverse ${name.toLowerCase()}?`}
      confirmLabel={`Reverse ${noun}`}
      cancelLabel={`Keep ${noun}`}
      isDestructive
      isBusy={isBusy}
      error={failure}
      onConfirm={() => void submit(checkedReversal({ reason, cause, date }))}
      onCancel={onClose}
    >
      <Text>{effect}</Text>
      <Text>{undo}</Text>
      {transaction.kind !== 'waiver' && (
        <Radio.Group
          label="What happened?"
          value={cause}
          error={errors.cause}
          onChange={(value) => {
            setCause(value === 'returned' ? value : 'mistake');
            clearErrors();
          }}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="returned"
              label="The bank returned the payment"
              description="The reversal counts on the day of the return."
            />
            <Radio
              value="mistake"
              label="I recorded it by mistake"
              description={`The reversal counts on ${formatLocalDate(transaction.date)}, as if there had been no payment.`}
            />
          </Stack>
        </Radio.Group>
      )}
      {cause === 'returned' && (
        <TextInput
          label="Date returned"
          type="date"
          min={transaction.date}
          max={today}
          value={date}
          error={errors.date}
          onChange={({ currentTarget }) => {
            setDate(currentTarget.value);
            clearErrors();
          }}
        />
      )}
      <TextInput
        label="Reason"
        placeholder={example}
        maxLength={200}
        value={reason}
        error={errors.reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          clearErrors();
        }}
      />
    </ConfirmDialog>
  );
}

type ReversalForm = { reason: string; cause: ReversalCause | null; date: string };

/** Returns the request, or an error message for each invalid field. */
function checkedReversal({ reason, cause, date }: ReversalForm): CheckedForm<ReversalInput> {
  const checked = checkedForm(
    reversalInput.safeParse({ reason, ...(cause && { cause }), ...(cause === 'returned' && { date }) }),
  );
  if (cause !== null) return checked;
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), cause: 'Choose what happened.' } };
}

function textsOf({ kind, amount, date, receiptNumber }: LedgerTransaction, cause: ReversalCause | null) {
  const what = `${formatMoney(centsOf(amount))} of ${formatLocalDate(date)}`;
  if (kind === 'waiver') {
    return {
      name: 'Waiver',
      noun: 'waiver',
      effect: `${what} will be owed again, so the paid-to date and the arrears change straight away. The reversal counts on that day too. The waiver and its reversal both stay in your records. We don’t notify anyone.`,
      undo: 'You can’t undo a reversal, but you can waive the rent again.',
      example: 'Waived by mistake',
    };
  }
  const paid = kind === 'bondReceipt' ? 'bond' : 'rent';
  const consequence = paid === 'rent' ? ', so the paid-to date and the arrears change straight away' : '';
  return {
    name: `Receipt ${receiptNumber}`,
    noun: 'receipt',
    effect: `${what} will no longer count as ${paid} received${consequence}. The receipt and its reversal both stay in your records, and the number isn’t used again. We don’t notify anyone.`,
    undo: 'You can’t undo a reversal, but you can record the payment again.',
    example: cause === 'mistake' ? 'Recorded twice' : 'The bank returned the payment',
  };
}
