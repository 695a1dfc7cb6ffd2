import type { OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import { identity } from '../http/json-ld.ts';
import { assetFilePath, listingAssetPath } from '../listings/listing-asset-path.ts';
import { assetWarnings } from './asset-warnings.ts';
import type { AssetRow } from './listing-asset-store.ts';

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
    warnings: assetWarnings(
      asset,
      picture,
      among.map((row) => row.asset),
    ),
  };
}
