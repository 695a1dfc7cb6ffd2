import { Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { type LedgerTransaction, reversalInput } from 'shared-contract/tenancy/ledger';
import { toast } from 'shared-platform';
import { ConfirmDialog, formatLocalDate } from 'shared-ui';
import { reverseMutation } from './ledger-mutations.ts';
import { moneyFailureMessage } from './money-failure-message.ts';

type ReverseTransactionProps = { transaction: LedgerTransaction; onClose: () => void };

/** Asks the owner to confirm the reversal of a receipt or waiver, says what it changes, and asks for the reason. */
export function ReverseTransaction({ transaction, onClose }: ReverseTransactionProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation(reverseMutation(transaction.id));
  const keyOf = useIdempotencyKey();
  const { name, noun, effect, undo, example } = textsOf(transaction);

  async function reverse() {
    setFailure(null);
    const parsed = reversalInput.safeParse({ reason });
    if (!parsed.success) return setError(parsed.error.issues[0]?.message ?? null);
    try {
      await mutateAsync({ ...parsed.data, idempotencyKey: keyOf(parsed.data) });
      toast.success(`${name} reversed`);
      onClose();
    } catch (cause) {
      if (isApiProblem(cause, { status: 422 })) setError(cause.violations[0]?.message ?? cause.message);
      else setFailure(moneyFailureMessage(cause));
    }
  }

  return (
    <ConfirmDialog
      title={`Reverse ${name.toLowerCase()}?`}
      confirmLabel={`Reverse ${noun}`}
      cancelLabel={`Keep ${noun}`}
      isDestructive
      isBusy={isPending}
      error={failure}
      onConfirm={() => void reverse()}
      onCancel={onClose}
    >
      <Text>{effect}</Text>
      <Text>{undo}</Text>
      <TextInput
        label="Reason"
        placeholder={example}
        maxLength={200}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setError(null);
        }}
      />
    </ConfirmDialog>
  );
}

function textsOf({ kind, amount, date, receiptNumber }: LedgerTransaction) {
  const what = `${formatMoney(centsOf(amount))} of ${formatLocalDate(date)}`;
  if (kind === 'waiver') {
    return {
      name: 'Waiver',
      noun: 'waiver',
      effect: `${what} will be owed again, so the paid-to date and the arrears change straight away. The waiver and its reversal both stay in your records. We don’t notify anyone.`,
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
    example: 'The bank returned the payment',
  };
}
