import { formatMoney } from 'shared-contract/money/money';
import { conflict, requireFound } from '../http/problem.ts';
import { ledgerTransactions } from '../ledger/ledger-tables.ts';
import { queuedMail } from '../mail/mail.ts';
import { recipientsOf } from '../mail/mail-recipients.ts';
import { renderMail } from '../mail/render-mail.ts';
import { findSender } from '../notices/find-sender.ts';
import { firstOf, insertOwn, lockOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { readReceipt } from './read-receipt.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { findReceiptEmails, type ReceiptEmailRow } from './receipt-email-store.ts';
import { receiptEmails } from './receipt-email-table.ts';

/**
 * Emails a receipt with its PDF to every tenant with an address, and stores what was sent.
 * @throws Problem 404 without such a receipt; 409 when it was reversed, was sent before without `again`, or when no
 * tenant has an email address
 */
export async function sendReceipt(
  context: OwnerScope & Pick<MoneyContext, 'addJob'>,
  transactionId: string,
  { again }: { again: boolean },
): Promise<ReceiptEmailRow> {
  const { addJob, now, database } = context;
  // The lock makes a second tab wait, which then sees that the receipt was sent.
  requireFound(await lockOwn(context, ledgerTransactions, transactionId));
  const { content, ledger } = await readReceipt(context, transactionId);
  if (content.reversedOn !== null)
    throw conflict('receipt-reversed', 'This receipt was reversed, so it can’t be sent.');
  if (!again && (await firstOf(findReceiptEmails(context, { transactionId })))) {
    throw conflict('receipt-sent', 'This receipt was sent already. Reload the page to see when.');
  }
  const recipients = recipientsOf(ledger.tenancy.row.tenants);
  if (recipients.length === 0) {
    throw conflict('no-recipient', 'This tenancy has no email address. Download the receipt instead.');
  }
  const sent = await insertOwn(context, receiptEmails, { transactionId, content, recipients });
  const sender = await findSender(database, ledger.tenancy);
  for (const { email } of recipients) {
    await queuedMail(addJob, now).send({
      to: email,
      replyTo: sender.email,
      ...receiptMail(content),
      attachment: { kind: 'receipt', id: sent.id },
    });
  }
  return sent;
}

function receiptMail({ title, number, amountCents, landlord, place, rows }: ReceiptContent) {
  return {
    subject: `${title} ${number} for ${place}`,
    ...renderMail({
      opening: `${landlord.name} has received your payment of ${formatMoney(amountCents)}.`,
      details: [['Home', place], ...rows.map(({ label, value }) => [label, value] as const)],
      closing: `Your receipt is attached. Questions? Reply to this email to reach ${landlord.name}.`,
    }),
  };
}
