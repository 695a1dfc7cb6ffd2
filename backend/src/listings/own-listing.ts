import type { Listing } from 'shared-contract/listing/listing';
import type { item } from '../http/json-ld.ts';
import { notFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import type { OwnerScope, ReadScope } from '../owned-rows/owned-rows.ts';
import { findReadiness } from '../publishing/listing-readiness.ts';
import { type ListingRow, listingResource } from './listing-resource.ts';
import { findFeatureNames, findListing } from './listing-store.ts';
import { pendingContent, publishedFields } from './pending-changes.ts';

/**
 * Returns the whole listing for its owner: with unpublished changes, and the states of the ownership check and of the
 * order, on which publishing depends.
 */
export async function findOwnListing(scope: OwnerScope, id: string): Promise<{ listing: Listing; version: number }> {
  const row = await findListing(scope.database, scope.owner, id, scope.now);
  if (!row || row.listing.ownerId !== scope.owner.id) throw notFound();
  const readiness = await findReadiness(scope, { listingId: id, propertyId: row.property.id });
  return { listing: { ...(await withPendingChanges(scope, row)), readiness }, version: row.listing.version };
}

/** Returns the listing with its unpublished changes. Of the changed fields, `published` has what visitors see. */
async function withPendingChanges({ database }: ReadScope, row: ListingRow): Promise<Listing> {
  const shown = listingResource(row, 'owner');
  if (!row.listing.pending) return shown;
  const { featureIds, ...content } = pendingContent(row.listing);
  const features = featureIds ? await findFeatureNames(database, featureIds) : row.features;
  const draft = listingResource({ ...row, features, listing: { ...row.listing, ...content } }, 'owner');
  return { ...draft, published: publishedFields(shown, draft) };
}

export async function replyWithListing(scope: OwnerScope, id: string, reply: typeof item): Promise<Reply> {
  const { listing, version } = await findOwnListing(scope, id);
  return reply(listing, version);
}
