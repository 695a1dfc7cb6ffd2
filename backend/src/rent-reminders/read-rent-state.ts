import { addDays } from 'shared-contract/date/local-date';
import { centsOf } from 'shared-contract/money/money';
import { rentSentence } from 'shared-contract/tenancy/rent-sentence';
import type { BackendConfig } from '../config.ts';
import { requireFound } from '../http/problem.ts';
import { findSender } from '../notices/find-sender.ts';
import { firstOf, lockOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { paymentReferenceOf } from '../tenancies/payment-reference.ts';
import { tenancyResource } from '../tenancies/tenancy-resource.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import type { ReminderFacts } from './reminder-text.ts';
import { rentAccountText } from './rent-account-text.ts';

/** `config` has the keys of the bank accounts. */
export type RentScope = OwnerScope & { config: BackendConfig };

/**
 * Reads how far the rent of a tenancy is paid, and what a reminder says about it.
 * @throws Problem 404 when the user has no such tenancy
 */
export async function readRentState(scope: RentScope, tenancyId: string) {
  const found = requireFound(await firstOf(findTenancies(scope, { id: tenancyId })));
  const tenancy = tenancyResource(found, scope.now);
  const { paidTo, startDate, arrearsDays, status, tenants, property, rentDue = '0.00' } = tenancy;
  const sender = await findSender(scope.database, found);
  const dueCents = centsOf(rentDue);
  const facts: ReminderFacts = {
    tenants,
    place: property.fullAddress,
    sentence: rentSentence(tenancy),
    dueCents,
    account: await rentAccountText(scope, found),
    reference: paymentReferenceOf(found.row),
    sender: sender.name,
  };
  const unpaidFrom = paidTo === null ? startDate : addDays(paidTo, 1);
  return {
    row: found.row,
    timeZone: found.property.timeZone,
    status,
    arrearsDays,
    dueCents,
    unpaidFrom,
    facts,
    sender,
  };
}

export type RentState = Awaited<ReturnType<typeof readRentState>>;

/** Locks the tenancy first, so that a reminder at the same time waits and then finds the one that was sent. */
export async function lockRentState(scope: RentScope, tenancyId: string): Promise<RentState> {
  requireFound(await lockOwn(scope, tenancies, tenancyId));
  return readRentState(scope, tenancyId);
}
