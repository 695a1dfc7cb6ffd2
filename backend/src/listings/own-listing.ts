import type { Listing } from 'shared-contract/listing/listing';
import type { Database } from '../database/database.ts';
import type { item } from '../http/json-ld.ts';
import { notFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import type { Owner } from '../http/route.ts';
import { findReadiness } from '../publishing/listing-readiness.ts';
import { listingResource } from './listing-resource.ts';
import { findListing } from './listing-store.ts';

type Context = { database: Database; owner: Owner; now: Date };

/** Returns the whole listing for its owner, with the state of ownership and order that publishing requires. */
export async function findOwnListing(
  database: Database,
  owner: Owner,
  id: string,
  now: Date,
): Promise<{ listing: Listing; version: number }> {
  const row = await findListing(database, owner, id);
  if (!row || row.listing.ownerId !== owner.id) throw notFound();
  const asked = { listingId: id, propertyId: row.property.id, now };
  const readiness = await findReadiness(database, owner, asked);
  return { listing: { ...listingResource(row, 'owner'), readiness }, version: row.listing.version };
}

export async function replyWithListing(
  { database, owner, now }: Context,
  id: string,
  reply: typeof item,
): Promise<Reply> {
  const { listing, version } = await findOwnListing(database, owner, id, now);
  return reply(listing, version);
}
