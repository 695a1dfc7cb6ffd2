import type { Listing } from 'shared-contract/listing/listing';
import type { item } from '../http/json-ld.ts';
import { notFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import type { OwnerScope } from '../owned-rows/owned-rows.ts';
import { findReadiness } from '../publishing/listing-readiness.ts';
import { listingResource } from './listing-resource.ts';
import { findListing } from './listing-store.ts';

/**
 * Returns the whole listing for its owner. `readiness` contains the states of the ownership check and of the order,
 * because publishing requires both.
 */
export async function findOwnListing(scope: OwnerScope, id: string): Promise<{ listing: Listing; version: number }> {
  const row = await findListing(scope.database, scope.owner, id);
  if (!row || row.listing.ownerId !== scope.owner.id) throw notFound();
  const readiness = await findReadiness(scope, { listingId: id, propertyId: row.property.id });
  return { listing: { ...listingResource(row, 'owner'), readiness }, version: row.listing.version };
}

export async function replyWithListing(scope: OwnerScope, id: string, reply: typeof item): Promise<Reply> {
  const { listing, version } = await findOwnListing(scope, id);
  return reply(listing, version);
}
