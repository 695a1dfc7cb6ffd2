import * as z from 'shared-contract/schema';
import { linked } from '../wire/json-ld.ts';
import { mailRecipients } from './mail-recipients.ts';

/**
 * One sending of a receipt: an item of `GET /api/ledger-transactions/{id}/receipt-emails`, newest first. Each recipient
 * gets a mail of their own with the PDF.
 */
export const receiptEmail = z.object({ ...linked, recipients: mailRecipients, createdAt: z.string() });
export type ReceiptEmail = z.infer<typeof receiptEmail>;

/**
 * `POST /api/ledger-transactions/{id}/receipt-emails` with an Idempotency-Key. A receipt that was sent before needs
 * `again`, so that two tabs send it once.
 */
export const receiptEmailInput = z.object({ again: z.boolean('Say whether the receipt is sent again.') });
