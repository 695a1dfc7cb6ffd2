import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { listings } from '../listings/listing-table.ts';
import { orders } from '../orders/order-table.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { tenantChecks } from '../tenant-checks/tenant-check-table.ts';

export type PendingItem = {
  kind: 'agreementUnsigned' | 'orderUnfinished' | 'tenantCheckWaiting' | 'listingDraft' | 'subscriptionPastDue';
  subjectId: string;
  propertyId: string | null;
  status: string;
  /** What the task is about: an order number, a headline or a person's name. */
  name: string;
};

/** Finds everything except tenancies that waits for the owner, in one statement. */
export async function findPendingItems(database: Database, owner: Owner): Promise<PendingItem[]> {
  const kindOf = (kind: PendingItem['kind']) => sql<PendingItem['kind']>`${sql.raw(`'${kind}'`)}`.as('kind');
  const text = (value: unknown) => sql<string>`${value}::text`;
  const agreements = database
    .select({
      kind: kindOf('agreementUnsigned'),
      subjectId: tenancyAgreements.id,
      propertyId: sql<string | null>`${tenancyAgreements.propertyId}`.as('property_id'),
      status: text(tenancyAgreements.status).as('status'),
      name: sql<string>`coalesce(${tenancyAgreements.tenantDetails} -> 0 ->> 'name', '')`.as('name'),
    })
    .from(tenancyAgreements)
    .where(and(eq(tenancyAgreements.ownerId, owner.id), inArray(tenancyAgreements.status, ['draft', 'initiated'])));
  const openOrders = database
    .select({
      kind: kindOf('orderUnfinished'),
      subjectId: orders.id,
      propertyId: sql<string | null>`${orders.propertyId}`,
      status: text(orders.status),
      name: text(orders.number),
    })
    .from(orders)
    .where(and(eq(orders.ownerId, owner.id), inArray(orders.status, ['initiated', 'paymentPending'])));
  const waitingChecks = database
    .select({
      kind: kindOf('tenantCheckWaiting'),
      subjectId: tenantChecks.id,
      propertyId: sql<string | null>`${tenantChecks.propertyId}`,
      status: text(tenantChecks.status),
      name: text(tenantChecks.applicantName),
    })
    .from(tenantChecks)
    .where(
      and(eq(tenantChecks.ownerId, owner.id), inArray(tenantChecks.status, ['draft', 'awaitingConsent', 'needsInfo'])),
    );
  const drafts = database
    .select({
      kind: kindOf('listingDraft'),
      subjectId: listings.id,
      propertyId: sql<string | null>`${listings.propertyId}`,
      status: text(listings.status),
      name: text(listings.headline),
    })
    .from(listings)
    .where(and(eq(listings.ownerId, owner.id), eq(listings.status, 'draft')));
  const pastDue = database
    .select({
      kind: kindOf('subscriptionPastDue'),
      subjectId: subscriptions.id,
      propertyId: sql<string | null>`${subscriptions.propertyId}`,
      status: text(subscriptions.status),
      name: text(subscriptions.name),
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.ownerId, owner.id), eq(subscriptions.status, 'pastDue')));
  return unionAll(agreements, openOrders, waitingChecks, drafts, pastDue);
}
