import { isDeepStrictEqual } from 'node:util';
import { and, ne } from 'drizzle-orm';
import {
  canPublish,
  isAdvertised,
  type ListingStatusInput,
  nextStatuses,
} from 'shared-contract/listing/listing-status';
import { centsOf } from 'shared-contract/money/money';
import { blocksPublishing, readinessFindings } from 'tenancy-law/listing/listing-readiness';
import type { BackendConfig } from '../config.ts';
import { endSeriesOf } from '../expenses/expense-series-store.ts';
import { type IfMatch, requireVersion } from '../http/preconditions.ts';
import { conflict, invalid, requireFound, requireValid } from '../http/problem.ts';
import { cancelInspections } from '../inspection-bookings/cancel-inspections.ts';
import type { AddJob } from '../jobs/job-queue.ts';
import { patchViolations } from '../listings/change-listing.ts';
import { lockListing, updateListing } from '../listings/listing-store.ts';
import { isAdvertisedListing, listings } from '../listings/listing-table.ts';
import { findOwnListing } from '../listings/own-listing.ts';
import { pendingContent, pendingPatch } from '../listings/pending-changes.ts';
import { queuedMail } from '../mail/mail.ts';
import { closeOpenOffers } from '../offers/close-open-offers.ts';
import { isOwn, lockOwn, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { verifyPendingDocuments } from '../ownership-documents/ownership-document-store.ts';
import { payFreeOrder } from '../payments/start-payment.ts';
import { keepWithdrawnPrice, storeReplacedPrice, storeWithdrawnPrice } from '../price-history/store-replaced-price.ts';
import { properties } from '../properties/property-table.ts';
import { refuseSample } from '../sample-data/refuse-sample.ts';
import { findPackageOrder } from './listing-readiness.ts';

type PublishContext = OwnerScope & { ifMatch: IfMatch; config: BackendConfig; addJob: AddJob };
type Locked = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/**
 * Publishes a listing when its content is complete, the ownership verified and the order paid (V25). An order whose
 * total is 0 is marked as paid here. Of a live listing, publishes the changes that visitors do not see yet.
 * @throws Problem 422 that lists everything that is missing; 409 when the listing's status does not allow publishing
 */
export async function publishListing(context: PublishContext, id: string): Promise<void> {
  const { listing, property } = await lockForChange(context, id);
  refuseSample(property);
  if (isAdvertised(listing.status) && listing.pending) {
    requireValid(patchViolations(listing, property, pendingPatch(listing.pending), context.now));
    await storeReplacedPrice(context, { listing, property });
    return updateListing(context, id, { ...pendingContent(listing), pending: null });
  }
  if (!canPublish(listing.status)) {
    throw conflict('not-publishable', 'This listing is already published, or it was sold, leased or withdrawn.');
  }
  await verifyPendingDocuments(context, property.id);
  const { listing: resource } = await findOwnListing(context, id);
  const errors = readinessFindings(resource, context.now).filter(blocksPublishing);
  requireValid(errors.map(({ step, message, code }) => ({ propertyPath: step, message, code })));
  await requireSingleListing(context, listing);
  await settleFreeOrder(context, id);
  await keepWithdrawnPrice(context, { listing, property });
  await updateListing(context, id, { status: 'active', publishedAt: listing.publishedAt ?? context.now });
}

/**
 * Changes the status of a published listing. Unpublished changes stay while it is advertised. They become its content
 * when it is withdrawn, and are dropped when it is sold or leased, because it is a record then.
 * @throws Problem 409 for a change that is not allowed, or another price of a sold listing; 422 for a sold price of a
 * listing that is not sold
 */
export async function changeStatus(context: PublishContext, id: string, input: ListingStatusInput): Promise<void> {
  const { status } = input;
  const { listing, property } = await lockForChange(context, id);
  const prices = soldPricesOf(input);
  if (listing.status === status) {
    const { soldPriceCents, withheldPriceCents } = listing;
    if (Object.values(prices).every((cents) => cents === null)) return;
    if (isDeepStrictEqual(prices, { soldPriceCents, withheldPriceCents })) return;
    throw conflict('sold-price', 'This listing is already sold, and its price can no longer be changed.');
  }
  const allowed = nextStatuses(listing.status, listing.type);
  if (!allowed.includes(status)) {
    const next = allowed.length > 0 ? `It can become ${allowed.join(', ')}.` : 'It stays as it is.';
    throw conflict('status', `A listing that is ${listing.status} cannot become ${status}. ${next}`);
  }
  if (status === 'active') await requireSingleListing(context, listing);
  const content = status === 'withdrawn' ? pendingContent(listing) : {};
  if (status === 'withdrawn') await storeWithdrawnPrice(context, { listing, property });
  const sale = status === 'sold' ? { soldAt: context.now, ...prices } : {};
  const closing = isAdvertised(status) ? {} : { pending: null, ...sale };
  await updateListing(context, id, { ...content, status, ...closing });
  const closingContext = { ...context, mail: queuedMail(context.addJob, context.now) };
  if (!isAdvertised(status)) await cancelInspections(closingContext, id);
  if (status === 'sold' || status === 'leased') await closeOpenOffers(closingContext, id);
  if (status === 'sold') await endSeriesOf(context, listing.propertyId);
}

/** @throws Problem 422 for a price of $0, or of a listing that does not become sold */
function soldPricesOf({ status, soldPrice, withheldPrice }: ListingStatusInput) {
  const centsFrom = (propertyPath: string, amount: string | undefined): number | null => {
    if (amount === undefined) return null;
    const cents = centsOf(amount);
    if (status === 'sold' && cents > 0) return cents;
    const message = status === 'sold' ? 'Enter a price above $0.' : 'Only a sold listing has a sold price.';
    throw invalid({ propertyPath, message, code: 'sold-price' });
  };
  return {
    soldPriceCents: centsFrom('soldPrice', soldPrice),
    withheldPriceCents: centsFrom('withheldPrice', withheldPrice),
  };
}

/** Drops the changes of a live listing that visitors do not see yet. */
export async function discardChanges(context: PublishContext, id: string): Promise<void> {
  const { listing } = await lockForChange(context, id);
  if (listing.pending) await updateOwn(context, listings, id, { pending: null });
}

async function lockForChange(context: PublishContext, id: string): Promise<Locked> {
  const found = requireFound(await lockListing(context, id));
  requireVersion(context.ifMatch, found.listing.version);
  return found;
}

/**
 * Ensures that a property has at most one live listing for sale and one for lease (V25). The lock on the property makes
 * two concurrent publications run one after the other.
 * @throws Problem 409
 */
async function requireSingleListing(scope: OwnerScope, { id, type, propertyId }: Locked['listing']): Promise<void> {
  await lockOwn(scope, properties, propertyId);
  const others = await scope.database
    .select({ type: listings.type })
    .from(listings)
    .where(and(isOwn(listings, scope.owner, { propertyId }), isAdvertisedListing, ne(listings.id, id)));
  const isFor = (one: typeof type, purpose: 'sale' | 'lease') => one === purpose || one === 'both';
  const what = (['sale', 'lease'] as const).find(
    (purpose) => isFor(type, purpose) && others.some((other) => isFor(other.type, purpose)),
  );
  if (!what) return;
  throw conflict('listed-already', `This property is already on the market for ${what}. Withdraw that listing first.`);
}

/** Marks the listing's order as paid when its total is 0. */
async function settleFreeOrder(scope: PublishContext, listingId: string): Promise<void> {
  const { payment, orderId } = await findPackageOrder(scope, listingId);
  if (payment === 'free' && orderId !== null) await payFreeOrder(scope, orderId);
}
