import { Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { type LedgerTransaction, reversalInput } from 'shared-contract/tenancy/ledger';
import { toast } from 'shared-platform';
import { ConfirmDialog, formatLocalDate } from 'shared-ui';
import { moneyFailureMessage } from './money-failure-message.ts';
import { reverseMutation } from './money-queries.ts';

/** Asks the owner to confirm the reversal of a receipt, says what it changes, and asks for the reason. */
export function ReverseReceipt({ transaction, onClose }: { transaction: LedgerTransaction; onClose: () => void }) {
  const { id, kind, amount, date, receiptNumber } = transaction;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation(reverseMutation(id));
  const keyOf = useIdempotencyKey();

  async function reverse() {
    setFailure(null);
    const parsed = reversalInput.safeParse({ reason });
    if (!parsed.success) return setError(parsed.error.issues[0]?.message ?? null);
    try {
      await mutateAsync({ ...parsed.data, idempotencyKey: keyOf(parsed.data) });
      toast.success(`Receipt ${receiptNumber} reversed`);
      onClose();
    } catch (cause) {
      if (isApiProblem(cause, { status: 422 })) setError(cause.violations[0]?.message ?? cause.message);
      else setFailure(moneyFailureMessage(cause));
    }
  }

  const paid = kind === 'bondReceipt' ? 'bond' : 'rent';
  return (
    <ConfirmDialog
      title={`Reverse receipt ${receiptNumber}?`}
      confirmLabel="Reverse receipt"
      cancelLabel="Keep receipt"
      isDestructive
      isBusy={isPending}
      error={failure}
      onConfirm={() => void reverse()}
      onCancel={onClose}
    >
      <Text>
        {formatMoney(centsOf(amount))} of {formatLocalDate(date)} will no longer count as {paid} received
        {paid === 'rent' ? ', so the paid-to date and the arrears change straight away' : ''}. The receipt and its
        reversal both stay in your records, and the number isn’t used again. We don’t notify anyone.
      </Text>
      <Text>You can’t undo a reversal, but you can record the payment again.</Text>
      <TextInput
        label="Reason"
        placeholder="The bank returned the payment"
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
