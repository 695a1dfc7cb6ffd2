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

/** The listing's photos, floor plans and documents, each kind in its order. */
export const assetsQuery = (listingId: string) =>
  resourceQuery(assetsPath(listingId), assets, { select: ({ member }) => member });

/**
 * Refetches the assets, and the listing, whose card shows the first photo. The change stays even when a refetch fails.
 */
export async function refetchAssets(listingId: string): Promise<void> {
  await Promise.allSettled([invalidateResources([assetsPath(listingId)]), refetchListing(listingId)]);
}

type Change = { asset: OwnersListingAsset; patch: ListingAssetPatch };

/**
 * Runs changes one after another, so that two quick moves stay in order. Updates the cache before the server confirms.
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

/** Returns the assets after the change. */
function applyPatch(
  assets: readonly OwnersListingAsset[],
  asset: OwnersListingAsset,
  { position, removed, isPublic }: ListingAssetPatch,
) {
  const others = assets.filter(({ id }) => id !== asset.id);
  if (removed) return others;
  if (isPublic !== undefined) return assets.map((one) => (one.id === asset.id ? { ...one, isPublic } : one));
  if (position === undefined) return assets;
  const ofKind = others.filter(({ kind }) => kind === asset.kind);
  const ordered = ofKind.toSpliced(position - 1, 0, asset).map((one, index) => ({ ...one, position: index + 1 }));
  return [...others.filter(({ kind }) => kind !== asset.kind), ...ordered];
}
