import { idOf } from '../http/parameters.ts';
import { conflict, invalid } from '../http/problem.ts';
import { listings } from '../listings/listing-table.ts';
import { requireEditable } from '../listings/require-editable.ts';
import { findOwn, firstOf, type OwnerScope, type ReadScope } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { refuseSample } from '../sample-data/refuse-sample.ts';
import { listingPath } from './order-resource.ts';
import { findOrders } from './order-store.ts';
import { orders } from './order-table.ts';

type Target = { propertyId: string; listingId: string | null };

/**
 * Creates an order with the status `initiated` for a listing or property of the owner. Partial unique indexes ensure
 * that each of them has at most one order that is `initiated` or `paymentPending`.
 * @throws Problem 409 that names the existing order, or for a sample property; 422 when the owner has no such
 * listing or property
 */
export async function openOrder(scope: OwnerScope, targetIri: string): Promise<string> {
  const { database, owner, now } = scope;
  const target = await findTarget(scope, targetIri);
  if (!target) {
    const message = 'Expected the address of one of your listings or properties.';
    throw invalid({ propertyPath: 'target', message, code: 'not-found' });
  }
  const [order] = await database
    .insert(orders)
    .values({ ownerId: owner.id, ...target, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: orders.id });
  if (order) return order.id;
  const targetId = target.listingId ?? target.propertyId;
  const open = await firstOf(findOrders(scope, { targetId, statuses: ['initiated', 'paymentPending'] }));
  const which = open ? `, ${open.order.number}` : '';
  throw conflict('order-open', `There is already an open order for this${which}. Pay or cancel it first.`);
}

async function findTarget(scope: ReadScope, iri: string): Promise<Target | null> {
  if (!iri.startsWith(`${listingPath}/`)) {
    const property = await findOwn(scope, properties, idOf(iri, propertyPath));
    if (!property) return null;
    refuseSample(property);
    return { propertyId: property.id, listingId: null };
  }
  const listing = await findOwn(scope, listings, idOf(iri, listingPath));
  if (!listing) return null;
  requireEditable(listing.status);
  return { propertyId: listing.propertyId, listingId: listing.id };
}
