import { termsOf } from 'shared-contract/agreement/agreement-terms';
import { centsOf } from 'shared-contract/money/money';
import { conflict } from '../http/problem.ts';
import { tenancyRents } from '../ledger/ledger-tables.ts';
import { insertOwn, lockOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { properties } from '../properties/property-table.ts';
import type { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { leaseListings } from './leased-listings.ts';
import { requireFreeDays } from './require-free-days.ts';
import { tenancies } from './tenancy-table.ts';

type Agreement = typeof tenancyAgreements.$inferSelect;

/**
 * Creates the tenancy of an agreement that all parties have signed, in the transaction of the last signature. The
 * listings that advertise the home for lease become leased, and everyone with an open offer on them is informed.
 * @returns the id of the tenancy
 * @throws Problem 409 when a term is missing, or another tenancy of the property covers one of the days (V27)
 */
export async function createTenancy(context: MoneyContext, agreement: Agreement): Promise<string> {
  const { database, now } = context;
  const scope: OwnerScope = { database, now, owner: { id: agreement.ownerId } };
  const { startDate, endDate = null, rent, bond = '0.00' } = termsOf(agreement.tenancyAgreementDetails);
  if (startDate === undefined || rent === undefined) {
    throw conflict('agreement-incomplete', 'This agreement has no start date or no rent.');
  }
  await leaseListings(context, scope, { propertyId: agreement.propertyId, tenants: agreement.tenantDetails });
  await lockOwn(scope, properties, agreement.propertyId);
  await requireFreeDays(scope, { propertyId: agreement.propertyId, startDate, endDate });
  const rentCents = centsOf(rent);
  const tenancy = await insertOwn(scope, tenancies, {
    propertyId: agreement.propertyId,
    agreementId: agreement.id,
    tenants: agreement.tenantDetails
      .toSorted((a, b) => a.position - b.position)
      .map(({ name, email, phone, primaryTenant }) => ({ name, email, phone, primaryTenant })),
    rentCents,
    startDate,
    endDate,
    bondCents: centsOf(bond),
  });
  await insertOwn(scope, tenancyRents, { tenancyId: tenancy.id, fromDate: startDate, rentCents });
  return tenancy.id;
}
