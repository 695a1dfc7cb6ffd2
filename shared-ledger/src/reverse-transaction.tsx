import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { type LedgerTransaction, reversalInput } from 'shared-contract/tenancy/ledger';
import { toast } from 'shared-platform';
import { ConfirmDialog, formatLocalDate } from 'shared-ui';
import { checkedForm } from './checked-form.ts';
import { reverseMutation } from './ledger-mutations.ts';
import { useMoneySubmit } from './use-money-submit.ts';

type ReverseTransactionProps = { transaction: LedgerTransaction; onClose: () => void };

/** Asks the owner to confirm the reversal of a receipt or waiver, says what it changes, and asks for the reason. */
export function ReverseTransaction({ transaction, onClose }: ReverseTransactionProps) {
  const [reason, setReason] = useState('');
  const { name, noun, effect, undo, example } = textsOf(transaction);
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
      onConfirm={() => void submit(checkedForm(reversalInput.safeParse({ reason })))}
      onCancel={onClose}
    >
      <Text>{effect}</Text>
      <Text>{undo}</Text>
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
