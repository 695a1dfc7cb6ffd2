import { conflict, requireValid } from '../http/problem.ts';
import { everyRow, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { entriesOf } from './ledger-postings.ts';
import { findTransactions } from './ledger-store.ts';
import { lockTenancy } from './lock-tenancy.ts';
import { dateViolations } from './receipt-violations.ts';
import { recordTransaction } from './record-transaction.ts';
import { reversalOf } from './reverse-transaction.ts';

/**
 * Records that the bond was lodged: what was received of it, or all of it when the tenants paid the authority directly.
 * When it was lodged before, date and number are corrected.
 * @throws Problem 404 when the user has no such tenancy, 409 when it has no bond, 422 for a wrong date
 */
export async function lodgeBond(
  scope: OwnerScope,
  tenancyId: string,
  { date, number }: { date: string; number: string },
): Promise<void> {
  const { tenancy, ledger, today } = await lockTenancy(scope, tenancyId);
  const { bondCents, bondLodgedOn } = tenancy;
  if (bondCents === 0) throw conflict('no-bond', 'This tenancy has no bond.');
  requireValid(dateViolations(date, tenancy, today));
  const { bondReceivedCents: received, bondLodgedCents: lodged } = ledger;
  const description = `Bond lodged, number ${number}`;
  const lodgement = { tenancyId, kind: 'bondLodgement' as const, date, description };
  if (received === 0) {
    await recordTransaction(scope, { ...lodgement, entries: entriesOf('bondLodgedDirectly', bondCents) });
  } else if (received > lodged) {
    await recordTransaction(scope, { ...lodgement, entries: entriesOf('bondLodgement', received - lodged) });
  } else if (bondLodgedOn !== date) {
    await correctLodgements(scope, tenancyId, { date, description });
  }
  await updateOwn(scope, tenancies, tenancyId, { bondLodgedOn: date, bondNumber: number });
}

/** Reverses the lodgements of the bond, and records them again with the right date. */
async function correctLodgements(
  scope: OwnerScope,
  tenancyId: string,
  { date, description }: { date: string; description: string },
): Promise<void> {
  const kind = 'bondLodgement';
  const lodgements = await findTransactions(scope, { tenancyId, kind }).rows(everyRow);
  for (const lodgement of lodgements.filter(({ reversedBy }) => reversedBy === null)) {
    const reason = 'The date of the lodgement was corrected';
    await recordTransaction(scope, reversalOf(lodgement, { date: lodgement.date, reason, cause: 'mistake' }));
    await recordTransaction(scope, { tenancyId, kind, date, description, entries: lodgement.entries });
  }
}
