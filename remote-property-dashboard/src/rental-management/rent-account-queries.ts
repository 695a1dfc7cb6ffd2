import { resourceQuery } from 'shared-api';
import { ledgerTransaction } from 'shared-contract/tenancy/ledger';
import { rentAccountLine, rentExplanation } from 'shared-contract/tenancy/rent-account';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { RentalSearch } from './rental-search.ts';

const pathOf = (tenancyId: string) => `/api/tenancies/${encodeURIComponent(tenancyId)}`;
const lines = collectionOf(rentAccountLine);

/** A page of the rent account, newest first. */
export const rentAccountQuery = (tenancyId: string, { type, page }: Pick<RentalSearch, 'type' | 'page'>) =>
  resourceQuery(`${pathOf(tenancyId)}/rent-account`, lines, { query: { type: type ?? undefined, page } });

export const rentExplanationQuery = (tenancyId: string) =>
  resourceQuery(`${pathOf(tenancyId)}/rent-explanation`, rentExplanation);

export const ledgerTransactionQuery = (transactionId: string) =>
  resourceQuery(`/api/ledger-transactions/${encodeURIComponent(transactionId)}`, ledgerTransaction);
