import type { AssetWarning, OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import { identity } from '../http/json-ld.ts';
import { assetFilePath, listingAssetPath } from '../listings/listing-asset-path.ts';
import type { AssetRow } from './listing-asset-store.ts';
import { looksAlike } from './look-alike.ts';

/** Returns the JSON of one asset. `among` are all assets of the listing, for finding duplicates. */
export function listingAssetResource({ asset, picture }: AssetRow, among: readonly AssetRow[]): OwnersListingAsset {
  return {
    ...identity(listingAssetPath, 'ListingAsset', asset.id),
    listing: `/api/listings/${asset.listingId}`,
    kind: asset.kind,
    position: asset.position,
    fileName: asset.fileName,
    byteSize: asset.byteSize,
    ...(picture ? { picture } : {}),
    ...(asset.fileId ? { file: assetFilePath(asset.id) } : {}),
    isPublic: asset.isPublic,
    warnings: warningsOf({ asset, picture }, among),
  };
}

/** Returns warnings about a photo that portals may reject (V18); none for other assets. */
function warningsOf({ asset, picture }: AssetRow, among: readonly AssetRow[]): AssetWarning[] {
  if (asset.kind !== 'photo') return [];
  const { likeness } = asset;
  const isDuplicate = among.some(
    ({ asset: { id, kind, likeness: other } }) =>
      likeness && other && kind === 'photo' && id !== asset.id && looksAlike(other, likeness),
  );
  return [
    ...(picture && picture.height > picture.width ? ['portrait' as const] : []),
    ...(isDuplicate ? ['duplicate' as const] : []),
    ...(asset.hasText ? ['text' as const] : []),
  ];
}
