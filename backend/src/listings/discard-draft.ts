import { type IfMatch, requireVersion } from '../http/preconditions.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { deleteAssets } from '../listing-assets/delete-removed-assets.ts';
import { findOrders } from '../orders/order-store.ts';
import { deleteOwn, everyRow, isOwn, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { listingAssets } from './listing-asset-table.ts';
import { lockListing } from './listing-store.ts';
import { listings } from './listing-table.ts';

/**
 * Deletes a draft that was never published, with its photos, files and unpaid order. The property keeps its picture.
 * @throws Problem 409 for a listing that was published, or whose order was paid or is being paid
 */
export async function discardDraft(scope: OwnerScope & { ifMatch: IfMatch }, id: string): Promise<void> {
  const { listing } = requireFound(await lockListing(scope, id));
  requireVersion(scope.ifMatch, listing.version);
  if (listing.status !== 'draft' || listing.publishedAt !== null) {
    throw conflict('not-a-draft', 'Only a draft can be discarded. Withdraw a published listing instead.');
  }
  const orders = await findOrders(scope, { targetId: id }).rows(everyRow);
  const paid = orders.find(({ order }) => order.status !== 'initiated' && order.status !== 'cancelled')?.order;
  if (paid) throw conflict('has-order', `Order ${paid.number} belongs to this draft, so it can’t be discarded.`);
  await updateOwn(scope, listings, id, { pictureId: null });
  await deleteAssets(scope.database, isOwn(listingAssets, scope.owner, { listingId: id }));
  await deleteOwn(scope, listings, id);
}
