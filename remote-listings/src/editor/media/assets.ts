import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import {
  type ListingAssetPatch,
  type OwnersListingAsset,
  ownersListingAsset,
} from 'shared-contract/listing/listing-asset';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { readAgain } from '../edited-listing.ts';

const assets = collectionOf(ownersListingAsset);

export const assetsPath = (listingId: string) => `/api/listings/${encodeURIComponent(listingId)}/assets`;

/** Photos, floor plans and documents of a listing, each kind in its order. */
export function assetsQuery(listingId: string) {
  return queryOptions({
    queryKey: ['listings', listingId, 'assets'],
    queryFn: async ({ signal }) => (await api.get(assetsPath(listingId), assets, { signal })).member,
  });
}

/** After any change: the list, and the listing whose cards show the first photo. The change stands where that fails. */
export async function readAssetsAgain(listingId: string): Promise<void> {
  await Promise.allSettled([
    queryClient().invalidateQueries({ queryKey: assetsQuery(listingId).queryKey }),
    readAgain(listingId),
  ]);
}

type Change = { asset: OwnersListingAsset; patch: ListingAssetPatch };

/** One after the other, so that two quick moves end as they were made. The order is drawn before the server knows it. */
export function changeAssetMutation(listingId: string) {
  const { queryKey } = assetsQuery(listingId);
  return mutationOptions({
    scope: { id: `assets-${listingId}` },
    mutationFn: ({ asset, patch }: Change) => api.patch(asset['@id'], patch, ownersListingAsset),
    onMutate: async ({ asset, patch }) => {
      await queryClient().cancelQueries({ queryKey });
      queryClient().setQueryData(queryKey, (known) => known && changed(known, asset, patch));
    },
    onSettled: () => readAssetsAgain(listingId),
  });
}

/** The list as it will be. */
function changed(
  known: OwnersListingAsset[],
  asset: OwnersListingAsset,
  { position, removed, isPublic }: ListingAssetPatch,
) {
  const others = known.filter(({ id }) => id !== asset.id);
  if (removed) return others;
  if (isPublic !== undefined) return known.map((one) => (one.id === asset.id ? { ...one, isPublic } : one));
  if (position === undefined) return known;
  const ofKind = others.filter(({ kind }) => kind === asset.kind);
  const ordered = ofKind.toSpliced(position - 1, 0, asset).map((one, index) => ({ ...one, position: index + 1 }));
  return [...others.filter(({ kind }) => kind !== asset.kind), ...ordered];
}
