import { localDateIn } from 'shared-contract/date/local-date';
import { requireFound } from '../http/problem.ts';
import { everyRow, firstOf, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { findTenancies, type TenancyRow } from '../tenancies/tenancy-store.ts';
import { changeOf } from './ledger-postings.ts';
import { findTransactions, type LedgerRow } from './ledger-store.ts';
import type { Movement } from './rent-account.ts';
import type { RentTerms } from './rent-schedule.ts';

/** A whole ledger for a document. `transactions` are oldest first; `today` is the date at the property. */
export type TenancyLedger = { tenancy: TenancyRow; terms: RentTerms; transactions: LedgerRow[]; today: string };

/**
 * Reads a tenancy with all transactions of its ledger.
 * @throws Problem 404 when the user has no such tenancy
 */
export async function readLedger(scope: OwnerScope, tenancyId: string): Promise<TenancyLedger> {
  const tenancy = requireFound(await firstOf(findTenancies(scope, { id: tenancyId })));
  const { row, rents, property } = tenancy;
  const newestFirst = await findTransactions(scope, { tenancyId }).rows(everyRow);
  return {
    tenancy,
    terms: { startDate: row.startDate, endDate: row.endDate, rents },
    transactions: newestFirst.toReversed(),
    today: localDateIn(property.timeZone, scope.now),
  };
}

/** Returns what a transaction adds to the rent that is owed. */
export const movementOf = ({ id, kind, date, entries }: LedgerRow): Movement => ({
  id,
  kind,
  date,
  changeCents: changeOf(entries, 'rentDue'),
});
