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

/** Photos, floor plans and documents of a listing, each kind in its order. */
export const assetsQuery = (listingId: string) =>
  resourceQuery(assetsPath(listingId), assets, { select: ({ member }) => member });

/** After any change: fetches the list and the listing, whose cards show the first photo. A failure undoes no change. */
export async function refetchAssets(listingId: string): Promise<void> {
  await Promise.allSettled([invalidateResources([assetsPath(listingId)]), refetchListing(listingId)]);
}

type Change = { asset: OwnersListingAsset; patch: ListingAssetPatch };

/** Runs one change after the other, so that two quick moves keep their order. Shows the change before the server confirms it. */
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

/** The list after the change. */
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
