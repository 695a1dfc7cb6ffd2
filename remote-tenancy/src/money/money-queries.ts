import { mutationOptions } from '@tanstack/react-query';
import { postResource, resourceQuery } from 'shared-api';
import { ledgerTransaction } from 'shared-contract/tenancy/ledger';
import { tenancy } from 'shared-contract/tenancy/tenancy';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { type Keyed, refetchMoney } from 'shared-ledger';

const pathOf = (tenancyId: string) => `/api/tenancies/${encodeURIComponent(tenancyId)}`;
const transactions = collectionOf(ledgerTransaction);

/** The number of transactions on a page. */
export const ledgerPageSize = 30;

/** A page of the ledger, newest first. */
export const ledgerQuery = (tenancyId: string, page: number) =>
  resourceQuery(`${pathOf(tenancyId)}/ledger`, transactions, { query: { page: String(page) } });

export const lodgeBondMutation = (tenancyId: string) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...lodgement }: Keyed<{ date: string; number: string }>) =>
      postResource(`${pathOf(tenancyId)}/bond-lodgement`, lodgement, tenancy, { idempotencyKey }),
    onSettled: refetchMoney,
  });
