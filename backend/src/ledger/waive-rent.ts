import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { WaiverInput } from 'shared-contract/tenancy/ledger';
import type { Violation } from 'shared-contract/wire/problem';
import { requireFound, requireValid } from '../http/problem.ts';
import { firstOf, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';
import { rentPosition } from './ledger-balance.ts';
import { entriesOf } from './ledger-postings.ts';
import { lockTenancy } from './lock-tenancy.ts';
import { recordTransaction } from './record-transaction.ts';

/**
 * Waives rent that is due: it counts as settled, and no longer as income.
 * @throws Problem 404 when the user has no such tenancy, 422 for an amount above the rent that is due
 */
export async function waiveRent(scope: OwnerScope, tenancyId: string, { amount, reason }: WaiverInput) {
  const { ledger, today } = await lockTenancy(scope, tenancyId);
  const { row, rents } = requireFound(await firstOf(findTenancies(scope, { id: tenancyId })));
  const { dueCents } = rentPosition({ ...row, rents }, ledger.coveredCents, today);
  const cents = centsOf(amount);
  requireValid(waiverViolations(cents, dueCents));
  return recordTransaction(scope, {
    tenancyId,
    kind: 'waiver',
    date: today,
    description: reason,
    entries: entriesOf('waiver', cents),
  });
}

function waiverViolations(cents: number, dueCents: number): Violation[] {
  const refuse = (message: string): Violation[] => [{ propertyPath: 'amount', message, code: 'amount' }];
  if (cents <= 0) return refuse('Enter an amount above $0.00.');
  if (dueCents === 0) return refuse('No rent is due.');
  return cents > dueCents ? refuse(`Only ${formatMoney(dueCents)} of rent is due.`) : [];
}
