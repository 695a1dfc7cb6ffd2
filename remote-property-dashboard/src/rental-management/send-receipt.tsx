import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { rejectionReason, useIdempotencyKey } from 'shared-api';
import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { sendReceiptMutation } from './receipt-queries.ts';
import classes from './rental-management.module.css';

type SendReceiptProps = {
  transaction: LedgerTransaction;
  tenancy: Tenancy;
  /** True when the receipt was sent before. */
  isSent: boolean;
  onClose: () => void;
};

/** Names the recipients and asks the owner to confirm. A repeated click sends one mail to each. */
export function SendReceipt({ transaction, tenancy, isSent, onClose }: SendReceiptProps) {
  const { mutate, isPending, error } = useMutation(sendReceiptMutation(transaction.id));
  const keyOf = useIdempotencyKey();
  const recipients = tenancy.tenants.filter(({ email }) => email !== '');
  const others = tenancy.tenants.filter(({ email }) => email === '').map(({ name }) => name);
  const send = () =>
    mutate(
      { again: isSent, idempotencyKey: keyOf({ again: isSent }) },
      {
        onSuccess: () => {
          toast.success(`Sending receipt ${transaction.receiptNumber}`);
          onClose();
        },
      },
    );

  return (
    <ConfirmDialog
      title={`Send receipt ${transaction.receiptNumber}${isSent ? ' again' : ''}?`}
      confirmLabel={isSent ? 'Send again' : 'Send receipt'}
      isBusy={isPending}
      error={error ? failureMessage(error) : undefined}
      onConfirm={send}
      onCancel={onClose}
    >
      <Text>{isSent ? 'It was sent before. We’ll email the PDF again to:' : 'We’ll email the PDF to:'}</Text>
      <ul className={classes.recipients}>
        {recipients.map(({ name, email }) => (
          <li key={email}>
            {name}, {email}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Text>{others.join(' and ')}: no email address. Download the receipt and hand it over.</Text>
      )}
    </ConfirmDialog>
  );
}

const failureMessage = (error: Error): string =>
  rejectionReason(error, { status: 409 }) ??
  'We couldn’t confirm that it was sent. Check your connection and try again: it’s sent only once.';
