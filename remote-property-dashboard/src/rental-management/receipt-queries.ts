import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource, resourceQuery } from 'shared-api';
import { receiptEmail } from 'shared-contract/tenancy/receipt-email';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { Keyed } from 'shared-ledger';
import { transactionPath } from './rent-account-queries.ts';

const sendings = collectionOf(receiptEmail);

/** Often enough that "Sending" changes soon after the mail server has the mail. */
const whileSendingMs = 3000;

/** When and to whom a receipt was emailed, newest first. Fetched again while a mail is on its way. */
export const receiptEmailsQuery = (transactionId: string) =>
  resourceQuery(`${transactionPath(transactionId)}/receipt-emails`, sendings, {
    refetchInterval: ({ state }) => {
      const { data } = sendings.safeParse(state.data?.body);
      const isSending = data?.member.some(({ recipients }) => recipients.some(({ sentAt }) => sentAt === null));
      return isSending ? whileSendingMs : false;
    },
  });

/** Emails a receipt to the tenants. `again` confirms that it was sent before. */
export const sendReceiptMutation = (transactionId: string) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, again }: Keyed<{ again: boolean }>) =>
      postResource(`${transactionPath(transactionId)}/receipt-emails`, { again }, receiptEmail, { idempotencyKey }),
    onSettled: () => invalidateResources([`${transactionPath(transactionId)}/receipt-emails`]),
  });
