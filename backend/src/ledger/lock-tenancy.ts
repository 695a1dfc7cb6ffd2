import { eq } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { firstRow } from '../database/single-row.ts';
import { requireFound } from '../http/problem.ts';
import { lockOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { emptyLedger, findLedgerTotals, type LedgerTotals } from './ledger-store.ts';

type LockedLedger = { tenancy: typeof tenancies.$inferSelect; ledger: LedgerTotals; today: string };

/**
 * Locks a tenancy before a change of its ledger, and adds the ledger up. `today` is the date at the property.
 * @throws Problem 404 when the user has no such tenancy
 */
export async function lockTenancy(scope: OwnerScope, id: string): Promise<LockedLedger> {
  const tenancy = requireFound(await lockOwn(scope, tenancies, id));
  const { timeZone } = properties;
  const places = scope.database.select({ timeZone }).from(properties).where(eq(properties.id, tenancy.propertyId));
  const place = requireFound(await firstRow(places));
  const ledger = (await findLedgerTotals(scope.database, [id])).get(id) ?? emptyLedger;
  return { tenancy, ledger, today: localDateIn(place.timeZone, scope.now) };
}
