import { mutationOptions } from '@tanstack/react-query';
import { editMembers, invalidateResources, patchResource, queryClient, resourceQuery } from 'shared-api';
import {
  type ListingAssetPatch,
  type OwnersListingAsset,
  ownersListingAsset,
} from 'shared-contract/listing/listing-asset';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { listingPath } from '../../listing/listing-query.ts';
import { refetchListing } from '../edited-listing.ts';

const assets = collectionOf(ownersListingAsset);

export const assetsPath = (listingId: string) => `${listingPath(listingId)}/assets`;

/** The listing's photos, floor plans and documents. Each of the three is in its own order. */
export const assetsQuery = (listingId: string) =>
  resourceQuery(assetsPath(listingId), assets, { select: ({ member }) => member });

/**
 * Fetches the assets again, and the listing, because its card shows the first photo. Ignores failed requests, because
 * the change itself is already saved.
 */
export async function refetchAssets(listingId: string): Promise<void> {
  await Promise.allSettled([invalidateResources([assetsPath(listingId)]), refetchListing(listingId)]);
}

type Change = { asset: OwnersListingAsset; patch: ListingAssetPatch };

/**
 * Changes the position or the visibility of an asset, or removes it. Shows the change before the server confirms it.
 * Runs changes one after another, so that two quick moves stay in order.
 */
export function changeAssetMutation(listingId: string) {
  const query = assetsQuery(listingId);
  return mutationOptions({
    scope: { id: `assets-${listingId}` },
    mutationFn: ({ asset, patch }: Change) => patchResource(asset['@id'], patch, ownersListingAsset),
    onMutate: async ({ asset, patch }) => {
      await queryClient().cancelQueries({ queryKey: query.queryKey });
      editMembers(query, (assets) => applyPatch(assets, asset, patch));
    },
    onSettled: () => refetchAssets(listingId),
  });
}

/** Returns the assets as they are after the change. */
function applyPatch(
  assets: readonly OwnersListingAsset[],
  asset: OwnersListingAsset,
  { position, removed, isPublic }: ListingAssetPatch,
) {
  const others = assets.filter(({ id }) => id !== asset.id);
  if (removed) return others;
  const changed = isPublic === undefined ? asset : { ...asset, isPublic };
  if (position === undefined) return assets.map((one) => (one.id === asset.id ? changed : one));
  const ofKind = others.filter(({ kind }) => kind === asset.kind);
  const ordered = ofKind.toSpliced(position - 1, 0, changed).map((one, index) => ({ ...one, position: index + 1 }));
  return [...others.filter(({ kind }) => kind !== asset.kind), ...ordered];
}
