import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { localDateIn } from 'shared-contract/date/local-date';
import { applications, destructionCertificates } from '../applications/application-tables.ts';
import { bankAccounts } from '../bank-accounts/bank-account-table.ts';
import { propertyDocuments } from '../documents/document-tables.ts';
import { enquiries } from '../enquiries/enquiry-table.ts';
import { expenseSeries } from '../expenses/expense-series-table.ts';
import { expenses, removedExpenses } from '../expenses/expense-table.ts';
import { conflict } from '../http/problem.ts';
import { listings } from '../listings/listing-table.ts';
import { orders } from '../orders/order-table.ts';
import { isOwn, type OwnerScope, type ReadScope } from '../owned-rows/owned-rows.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { propertyOwners } from '../property-owners/property-owner-table.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { tenancyStatus } from '../tenancies/tenancy-status.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { tenantChecks } from '../tenant-checks/tenant-check-table.ts';
import type { properties } from './property-table.ts';

type Contents = {
  table: PgTable & Record<'propertyId', PgColumn>;
  one: string;
  many: string;
  /** Which rows count; by default all. The others are deleted with the property. */
  where?: SQL;
};

/**
 * Everything that can belong to a property. Deleting the property would delete these rows, so it must have none. In the
 * order in which the rows of a sample property can be deleted.
 */
export const propertyContents: readonly Contents[] = [
  { table: listings, one: 'listing', many: 'listings' },
  { table: tenancies, one: 'tenancy', many: 'tenancies' },
  { table: tenancyAgreements, one: 'tenancy agreement', many: 'tenancy agreements' },
  { table: tenantChecks, one: 'tenant check', many: 'tenant checks' },
  { table: orders, one: 'order', many: 'orders' },
  { table: subscriptions, one: 'subscription', many: 'subscriptions' },
  { table: ownershipDocuments, one: 'ownership document', many: 'ownership documents' },
  { table: propertyOwners, one: 'list of owners', many: 'lists of owners', where: sql`false` },
  { table: applications, one: 'rental application', many: 'rental applications' },
  { table: destructionCertificates, one: 'destruction certificate', many: 'destruction certificates' },
  { table: bankAccounts, one: 'bank account', many: 'bank accounts' },
  { table: expenses, one: 'expense', many: 'expenses' },
  { table: removedExpenses, one: 'removed expense', many: 'removed expenses', where: sql`false` },
  { table: expenseSeries, one: 'recurring expense', many: 'recurring expenses', where: sql`false` },
  { table: propertyDocuments, one: 'document', many: 'documents', where: isNull(propertyDocuments.deletedAt) },
  { table: enquiries, one: 'enquiry', many: 'enquiries' },
];

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/**
 * Requires a property without contents.
 * @throws Problem 409 that names what the property has
 */
export async function requireEmpty({ database }: ReadScope, propertyId: string): Promise<void> {
  const found: string[] = [];
  for (const { table, one, many, where } of propertyContents) {
    const count = await database.$count(table, and(eq(table.propertyId, propertyId), where));
    if (count > 0) found.push(count === 1 ? `1 ${one}` : `${count} ${many}`);
  }
  if (found.length === 0) return;
  throw conflict('not-empty', `This property has ${list.format(found)}. Archive it instead.`);
}

/**
 * Requires a property that is neither on the market nor rented, so that archiving hides nothing that needs attention.
 * @throws Problem 409
 */
export async function requireUnused(
  { database, owner, now }: OwnerScope,
  { id: propertyId, timeZone }: typeof properties.$inferSelect,
): Promise<void> {
  const onMarket = and(
    isOwn(listings, owner, { propertyId }),
    inArray(listings.status, ['pendingReview', 'active', 'underOffer']),
  );
  if ((await database.$count(listings, onMarket)) > 0) {
    throw conflict('in-use', 'This property is on the market. Withdraw its listing first.');
  }
  const terms = await database
    .select({ startDate: tenancies.startDate, endDate: tenancies.endDate })
    .from(tenancies)
    .where(isOwn(tenancies, owner, { propertyId }));
  const today = localDateIn(timeZone, now);
  if (terms.some((term) => tenancyStatus(term, today) !== 'ended')) {
    throw conflict(
      'in-use',
      'This property has a tenancy that hasn’t ended. You can archive it once the tenancy ends.',
    );
  }
}
