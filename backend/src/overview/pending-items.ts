import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import { listings } from '../listings/listing-table.ts';
import { orders } from '../orders/order-table.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { tenantChecks } from '../tenant-checks/tenant-check-table.ts';

export type PendingItem = {
  kind: 'agreementUnsigned' | 'orderUnfinished' | 'tenantCheckWaiting' | 'listingDraft' | 'subscriptionPastDue';
  subjectId: string;
  propertyId: string | null;
  status: string;
  /** What the item is about: an order number, a headline or a person's name. */
  name: string;
};

/** Finds everything that waits for the owner, except tasks about tenancies. Reads all tables in one SQL statement. */
export async function findPendingItems({ database, owner }: ReadScope): Promise<PendingItem[]> {
  const select = (kind: PendingItem['kind'], table: PendingTable, name: SQLWrapper, statuses: readonly string[]) =>
    database
      .select({
        kind: sql<PendingItem['kind']>`${sql.raw(`'${kind}'`)}`.as('kind'),
        subjectId: sql<string>`${table.id}`.as('subject_id'),
        propertyId: sql<string | null>`${table.propertyId}`.as('property_id'),
        status: sql<string>`${table.status}`.as('status'),
        name: sql<string>`${name}`.as('name'),
      })
      .from(table as PgTable)
      .where(and(eq(table.ownerId, owner.id), inArray(table.status, statuses)));
  const tenant = sql`coalesce(${tenancyAgreements.tenantDetails} -> 0 ->> 'name', '')`;
  return unionAll(
    select('agreementUnsigned', tenancyAgreements, tenant, ['draft', 'initiated']),
    select('orderUnfinished', orders, orders.number, ['initiated', 'paymentPending']),
    select('tenantCheckWaiting', tenantChecks, tenantChecks.applicantName, ['draft', 'awaitingConsent', 'needsInfo']),
    select('listingDraft', listings, listings.headline, ['draft']),
    select('subscriptionPastDue', subscriptions, subscriptions.name, ['pastDue']),
  );
}

type PendingTable = PgTable & Record<'id' | 'ownerId' | 'propertyId' | 'status', PgColumn>;
