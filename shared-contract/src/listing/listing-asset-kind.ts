import * as z from 'shared-contract/schema';

export const listingAssetKind = z.enum(['photo', 'floorPlan', 'document']);
export type ListingAssetKind = z.infer<typeof listingAssetKind>;

/** A warning about a photo or document. The upload succeeds despite the warning. */
export const assetWarning = z.enum(['portrait', 'duplicate', 'text']);
export type AssetWarning = z.infer<typeof assetWarning>;
