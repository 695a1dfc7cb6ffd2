import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import {
  ledgerTransaction,
  type ReceiptInput,
  type ReversalInput,
  type WaiverInput,
} from 'shared-contract/tenancy/ledger';

const pathOf = (tenancyId: string) => `/api/tenancies/${encodeURIComponent(tenancyId)}`;

/** Refetches what follows from a ledger: tenancies with their rent and bond, the rent roll, and Home. */
export const refetchMoney = () =>
  void invalidateResources(['/api/tenancies', '/api/ledger-transactions', '/api/rent-roll', '/api/overview']);

/** The variables of a mutation with the key by which the server recognises a repeated request. */
export type Keyed<T> = T & { idempotencyKey: string };

/** Records rent or bond that was received. */
export const recordPaymentMutation = (tenancyId: string) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...receipt }: Keyed<ReceiptInput>) =>
      postResource(`${pathOf(tenancyId)}/receipts`, receipt, ledgerTransaction, { idempotencyKey }),
    onSettled: refetchMoney,
  });

/** Waives rent that is due. */
export const waiveRentMutation = (tenancyId: string) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...waiver }: Keyed<WaiverInput>) =>
      postResource(`${pathOf(tenancyId)}/waivers`, waiver, ledgerTransaction, { idempotencyKey }),
    onSettled: refetchMoney,
  });

/** Reverses a transaction. */
export const reverseMutation = (transactionId: string) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...reversal }: Keyed<ReversalInput>) =>
      postResource(
        `/api/ledger-transactions/${encodeURIComponent(transactionId)}/reversal`,
        reversal,
        ledgerTransaction,
        { idempotencyKey },
      ),
    onSettled: refetchMoney,
  });
