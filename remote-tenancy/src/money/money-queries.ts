import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource, resourceQuery } from 'shared-api';
import { ledgerTransaction, type ReceiptInput } from 'shared-contract/tenancy/ledger';
import { tenancy } from 'shared-contract/tenancy/tenancy';
import { collectionOf } from 'shared-contract/wire/json-ld';

const pathOf = (tenancyId: string) => `/api/tenancies/${encodeURIComponent(tenancyId)}`;
const transactions = collectionOf(ledgerTransaction);

/** The number of transactions on a page. */
export const ledgerPageSize = 30;

/** A page of the ledger, newest first. */
export const ledgerQuery = (tenancyId: string, page: number) =>
  resourceQuery(`${pathOf(tenancyId)}/ledger`, transactions, { query: { page: String(page) } });

/** Rent, arrears and bond are part of the tenancy, of lists and of Home. */
const refetchMoney = () => void invalidateResources(['/api/tenancies', '/api/overview']);

type Keyed<T> = T & { idempotencyKey: string };

export const recordPaymentMutation = (tenancyId: string) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...receipt }: Keyed<ReceiptInput>) =>
      postResource(`${pathOf(tenancyId)}/receipts`, receipt, ledgerTransaction, { idempotencyKey }),
    onSettled: refetchMoney,
  });

export const reverseMutation = (transactionId: string) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, reason }: Keyed<{ reason: string }>) =>
      postResource(
        `/api/ledger-transactions/${encodeURIComponent(transactionId)}/reversal`,
        { reason },
        ledgerTransaction,
        { idempotencyKey },
      ),
    onSettled: refetchMoney,
  });

export const lodgeBondMutation = (tenancyId: string) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...lodgement }: Keyed<{ date: string; number: string }>) =>
      postResource(`${pathOf(tenancyId)}/bond-lodgement`, lodgement, tenancy, { idempotencyKey }),
    onSettled: refetchMoney,
  });
