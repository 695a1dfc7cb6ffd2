import type { AssetWarning, ListingAssetKind } from 'shared-contract/listing/listing-asset-kind';
import { looksAlike } from './look-alike.ts';

type Asset = { id: string; kind: ListingAssetKind; likeness: string | null; hasText: boolean };
type Picture = { width: number; height: number } | null;

/** Returns warnings about a photo that portals may reject (V18). `among` are all assets of the listing. */
export function assetWarnings(asset: Asset, picture: Picture, among: readonly Asset[]): AssetWarning[] {
  if (asset.kind !== 'photo') return [];
  const { likeness } = asset;
  const twice =
    likeness !== null &&
    among.some(
      (other) =>
        other.kind === 'photo' &&
        other.id !== asset.id &&
        other.likeness !== null &&
        looksAlike(other.likeness, likeness),
    );
  return [
    ...(picture && picture.height > picture.width ? ['portrait' as const] : []),
    ...(twice ? ['duplicate' as const] : []),
    ...(asset.hasText ? ['text' as const] : []),
  ];
}
