import { and, eq } from 'drizzle-orm';
import { canPublish, isAdvertised } from 'shared-contract/listing/listing-status';
import { Problem } from '../http/problem.ts';
import { listings } from '../listings/listing-table.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { publishListing } from '../publishing/publish-listing.ts';
import type { FulfilmentStep } from './fulfilment-step.ts';
import type { FulfilmentRow } from './fulfilment-store.ts';

/**
 * Publishes the listing of a paid package as soon as it is ready. Until then, the fulfilment waits and names what is
 * missing.
 */
export async function publishPaidListing(
  context: MoneyContext,
  { ownerId, createdAt }: FulfilmentRow,
  listingId: string | null,
): Promise<FulfilmentStep> {
  const { database } = context;
  if (listingId === null) return { status: 'waiting', reason: 'listing-missing' };
  const [listing] = await database
    .select({ status: listings.status, publishedAt: listings.publishedAt })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, ownerId)))
    .for('update');
  if (!listing) return { status: 'waiting', reason: 'listing-missing' };
  const { status, publishedAt } = listing;
  if (isAdvertised(status)) {
    const isNew = publishedAt !== null && publishedAt >= createdAt;
    return { status: 'done', reason: isNew ? 'listing-live' : 'listing-upgraded', subjectId: listingId };
  }
  if (status === 'pendingReview') return { status: 'waiting', reason: 'listing-in-review' };
  if (!canPublish(status)) return { status: 'cancelled', reason: 'listing-closed' };
  try {
    await publishListing({ ...context, owner: { id: ownerId }, ifMatch: undefined }, listingId);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: 'waiting', reason: reasonOf(error) };
  }
  return { status: 'done', reason: 'listing-live', subjectId: listingId };
}

function reasonOf({ violations = [] }: Problem): FulfilmentStep['reason'] {
  const steps = new Set(violations.map(({ propertyPath }) => propertyPath));
  return steps.size > 0 ? `listing-incomplete:${[...steps].join(',')}` : 'listing-duplicate';
}
