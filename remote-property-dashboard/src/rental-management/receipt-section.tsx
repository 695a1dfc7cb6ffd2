import { Button, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';
import type { ReceiptEmail } from 'shared-contract/tenancy/receipt-email';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { DownloadButton, LocalInstant, QueryBoundary, Section, useDialogState } from 'shared-ui';
import { downloadFile } from '../downloads/download-file.ts';
import { receiptEmailsQuery } from './receipt-queries.ts';
import { transactionPath } from './rent-account-queries.ts';
import classes from './rental-management.module.css';
import { SendReceipt } from './send-receipt.tsx';

type ReceiptProps = { transaction: LedgerTransaction; tenancy: Tenancy };

/** The PDF of a receipt: to whom it was emailed, and what sends or downloads it. */
export function ReceiptSection({ transaction, tenancy }: ReceiptProps) {
  const { id, receiptNumber } = transaction;
  return (
    <Section
      title="Receipt"
      framed
      action={
        <DownloadButton
          label="Download receipt"
          what={`receipt ${receiptNumber}`}
          download={() =>
            downloadFile({
              path: `${transactionPath(id)}/receipt`,
              type: 'application/pdf',
              fileName: `Receipt-${receiptNumber}.pdf`,
            })
          }
        />
      }
    >
      <QueryBoundary resetKey={id} fallback={<Text c="dimmed">Loading when it was sent…</Text>}>
        <Sendings transaction={transaction} tenancy={tenancy} />
      </QueryBoundary>
    </Section>
  );
}

function Sendings({ transaction, tenancy }: ReceiptProps) {
  const { member: sendings } = useResource(receiptEmailsQuery(transaction.id));
  const [isOpen, setIsOpen] = useDialogState(false);
  const isSent = sendings.length > 0;
  const hasRecipient = tenancy.tenants.some(({ email }) => email !== '');
  const obstacle =
    transaction.reversedBy !== null
      ? 'This payment was reversed, so its receipt can’t be sent.'
      : hasRecipient
        ? null
        : 'This tenancy has no email address. Download the receipt and hand it over.';
  return (
    <Stack gap="md" align="flex-start">
      {isSent ? (
        <ul className={classes.sendings}>
          {sendings.map((sending) => (
            <Sending key={sending.id} sending={sending} timeZone={tenancy.noticeFacts?.timeZone} />
          ))}
        </ul>
      ) : (
        obstacle === null && <Text>Not sent yet.</Text>
      )}
      {obstacle === null ? (
        <Button variant={isSent ? 'default' : 'filled'} onClick={() => setIsOpen(true)}>
          {isSent ? 'Send again' : 'Send receipt'}
        </Button>
      ) : (
        <Text>{obstacle}</Text>
      )}
      {isOpen && (
        <SendReceipt transaction={transaction} tenancy={tenancy} isSent={isSent} onClose={() => setIsOpen(false)} />
      )}
    </Stack>
  );
}

/** The recipients of one sending, each with the time when the mail server took the mail. */
function Sending({ sending, timeZone }: { sending: ReceiptEmail; timeZone: string | undefined }) {
  return sending.recipients.map(({ name, email, sentAt }) => (
    <li key={email}>
      {sentAt === null ? (
        `Sending to ${name} (${email})…`
      ) : (
        <>
          Sent to {name} ({email}) on <LocalInstant at={sentAt} timeZone={timeZone} show="dateTime" />
        </>
      )}
    </li>
  ));
}
