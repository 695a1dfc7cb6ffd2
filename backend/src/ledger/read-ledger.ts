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
  return ledgerOf(tenancy, await findTransactions(scope, { tenancyId }).rows(everyRow), scope.now);
}

/** Reads the ledgers of all tenancies of a property. The tenancy that starts last comes first. */
export async function readLedgersOf(scope: OwnerScope, propertyId: string): Promise<TenancyLedger[]> {
  const found = await findTenancies(scope, { propertyId }).rows(everyRow);
  const tenancyIds = found.map(({ row }) => row.id);
  const transactions = await findTransactions(scope, { tenancyIds }).rows(everyRow);
  const byTenancy = Map.groupBy(transactions, ({ tenancyId }) => tenancyId);
  return found.map((tenancy) => ledgerOf(tenancy, byTenancy.get(tenancy.row.id) ?? [], scope.now));
}

function ledgerOf(tenancy: TenancyRow, newestFirst: readonly LedgerRow[], now: Date): TenancyLedger {
  const { row, rents, property } = tenancy;
  return {
    tenancy,
    terms: { startDate: row.startDate, endDate: row.endDate, rents },
    transactions: newestFirst.toReversed(),
    today: localDateIn(property.timeZone, now),
  };
}

/** Returns what a transaction adds to the rent that is owed. */
export const movementOf = ({ id, kind, date, entries }: LedgerRow): Movement => ({
  id,
  kind,
  date,
  changeCents: changeOf(entries, 'rentDue'),
});
