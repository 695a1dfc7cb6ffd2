import { resourceQuery } from 'shared-api';
import { ledgerTransaction } from 'shared-contract/tenancy/ledger';
import { rentAccountLine, rentExplanation, rentMonths } from 'shared-contract/tenancy/rent-account';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { RentalSearch } from './rental-search.ts';

export const tenancyPath = (tenancyId: string) => `/api/tenancies/${encodeURIComponent(tenancyId)}`;
export const transactionPath = (id: string) => `/api/ledger-transactions/${encodeURIComponent(id)}`;
const lines = collectionOf(rentAccountLine);

/** A page of the rent account, newest first. */
export const rentAccountQuery = (tenancyId: string, { type, page }: Pick<RentalSearch, 'type' | 'page'>) =>
  resourceQuery(`${tenancyPath(tenancyId)}/rent-account`, lines, { query: { type: type ?? undefined, page } });

export const rentExplanationQuery = (tenancyId: string) =>
  resourceQuery(`${tenancyPath(tenancyId)}/rent-explanation`, rentExplanation);

export const rentMonthsQuery = (tenancyId: string) =>
  resourceQuery(`${tenancyPath(tenancyId)}/rent-months`, rentMonths);

export const ledgerTransactionQuery = (transactionId: string) =>
  resourceQuery(transactionPath(transactionId), ledgerTransaction);
