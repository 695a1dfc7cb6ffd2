import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid } from '../http/problem.ts';
import type { Owner } from '../http/route.ts';
import { listings } from '../listings/listing-table.ts';
import { requireEditable } from '../listings/require-editable.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { listingPath } from './order-resource.ts';
import { findOrders } from './order-store.ts';
import { orders } from './order-table.ts';

type Target = { propertyId: string; listingId: string | null };

/**
 * Creates an `initiated` order for a listing or property of the owner. A partial unique index allows only one.
 * @throws Problem 409 that names the open order
 */
export async function openOrder(database: Database, owner: Owner, targetIri: string, now: Date): Promise<string> {
  const target = await findTarget(database, owner, targetIri);
  if (!target) {
    throw invalid({
      propertyPath: 'target',
      message: 'Expected the address of one of your listings or properties.',
      code: 'not-found',
    });
  }
  const [order] = await database
    .insert(orders)
    .values({ ownerId: owner.id, ...target, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: orders.id });
  if (order) return order.id;
  const [open] = await findOrders(
    database,
    owner,
    { targetId: target.listingId ?? target.propertyId, statuses: ['initiated'] },
    { limit: 1, offset: 0 },
  );
  const which = open ? `, ${open.order.number}` : '';
  throw conflict('order-open', `There is already an open order for this${which}. Pay or cancel it first.`);
}

async function findTarget(database: Database, owner: Owner, iri: string): Promise<Target | undefined> {
  if (iri.startsWith(`${listingPath}/`)) {
    const [listing] = await database
      .select({ propertyId: listings.propertyId, listingId: sql<string>`${listings.id}`, status: listings.status })
      .from(listings)
      .where(and(eq(listings.id, idOf(iri, listingPath)), eq(listings.ownerId, owner.id)));
    if (!listing) return undefined;
    const { status, ...target } = listing;
    requireEditable(status);
    return target;
  }
  const [property] = await database
    .select({ propertyId: properties.id })
    .from(properties)
    .where(and(eq(properties.id, idOf(iri, propertyPath)), eq(properties.ownerId, owner.id)));
  return property && { ...property, listingId: null };
}
