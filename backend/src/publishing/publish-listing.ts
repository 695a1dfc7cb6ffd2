import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ListingStatus } from 'shared-contract/listing/listing';
import { blocksPublishing, readinessFindings } from 'shared-contract/listing/listing-readiness';
import { canPublish, nextStatuses } from 'shared-contract/listing/listing-status';
import { centsOf } from 'shared-contract/money/money';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type IfMatch, requireVersion } from '../http/preconditions.ts';
import { conflict, requireFound, requireValid } from '../http/problem.ts';
import type { Owner } from '../http/route.ts';
import { lockListing, updateListing } from '../listings/listing-store.ts';
import { listings } from '../listings/listing-table.ts';
import { findOwnListing } from '../listings/own-listing.ts';
import { orderResource } from '../orders/order-resource.ts';
import { findOrder, lockOrder } from '../orders/order-store.ts';
import { orders } from '../orders/order-table.ts';
import { verifyPendingDocuments } from '../ownership-documents/ownership-document-store.ts';
import { properties } from '../properties/property-table.ts';
import { findPackageOrder } from './listing-readiness.ts';

type PublishContext = {
  database: Database;
  owner: Owner;
  id: string;
  ifMatch: IfMatch;
  now: Date;
  config: BackendConfig;
};
type Locked = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/**
 * Publishes a listing when its content is complete, its ownership verified and its order paid (V25). Completes an order
 * without costs.
 * @throws Problem 422 with all violations
 */
export async function publishListing(context: PublishContext): Promise<void> {
  const { database, owner, id, now, config } = context;
  const { listing, property } = await lockForChange(context);
  if (!canPublish(listing.status))
    throw conflict('not-publishable', 'This listing is already published, or it was sold, leased or withdrawn.');
  await verifyPendingDocuments(database, owner, property.id, { config, now });
  const { listing: resource } = await findOwnListing(database, owner, id, now);
  const errors = readinessFindings(resource, now).filter(blocksPublishing);
  requireValid(errors.map(({ step, message, code }) => ({ propertyPath: step, message, code })));
  await requireSingleListing(database, owner, listing);
  await settleFreeOrder(database, owner, id, now);
  const publishedAt = listing.publishedAt ?? now;
  await updateListing(database, owner, id, { status: 'active', publishedAt }, now);
}

/** Changes the status of a published listing. */
export async function changeStatus(context: PublishContext, status: ListingStatus): Promise<void> {
  const { database, owner, id, now } = context;
  const { listing } = await lockForChange(context);
  if (listing.status === status) return;
  const allowed = nextStatuses(listing.status, listing.type);
  if (!allowed.includes(status)) {
    const next = allowed.length > 0 ? `It can become ${allowed.join(', ')}.` : 'It stays as it is.';
    throw conflict('status', `A listing that is ${listing.status} cannot become ${status}. ${next}`);
  }
  if (status === 'active') await requireSingleListing(database, owner, listing);
  await updateListing(database, owner, id, { status }, now);
}

async function lockForChange({ database, owner, id, ifMatch }: PublishContext): Promise<Locked> {
  const found = requireFound(await lockListing(database, owner, id));
  requireVersion(ifMatch, found.listing.version);
  return found;
}

/**
 * Allows a property one live listing for sale and one for lease (V25). The lock makes two concurrent publications wait
 * for each other.
 */
async function requireSingleListing(database: Database, owner: Owner, listing: Locked['listing']): Promise<void> {
  const property = and(eq(properties.id, listing.propertyId), eq(properties.ownerId, owner.id));
  await database.select({ id: properties.id }).from(properties).where(property).for('update');
  const others = await database
    .select({ type: listings.type })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, owner.id),
        eq(listings.propertyId, listing.propertyId),
        inArray(listings.status, ['active', 'underOffer']),
        ne(listings.id, listing.id),
      ),
    );
  const isForBoth = (purpose: 'sale' | 'lease') =>
    isFor(listing, purpose) && others.some((other) => isFor(other, purpose));
  const what = (['sale', 'lease'] as const).find(isForBoth);
  if (!what) return;
  throw conflict('listed-already', `This property is on the market for ${what} already. Withdraw that listing first.`);
}

const isFor = ({ type }: Pick<Locked['listing'], 'type'>, purpose: 'sale' | 'lease') =>
  type === purpose || type === 'both';

/** Marks an order without costs as paid. */
async function settleFreeOrder(database: Database, owner: Owner, listingId: string, now: Date): Promise<void> {
  const { payment, orderId } = await findPackageOrder(database, owner, { listingId, now });
  if (payment !== 'free' || orderId === null) return;
  await lockOrder(database, owner, orderId);
  const stored = requireFound(await findOrder(database, owner, orderId));
  const discountCents = centsOf(orderResource(stored, now).discount);
  await database
    .update(orders)
    .set({ status: 'paid', paidAt: now, discountCents, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.id, orderId), eq(orders.ownerId, owner.id), eq(orders.status, 'initiated')));
}
