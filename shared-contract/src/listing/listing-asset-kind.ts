import * as z from 'shared-contract/schema';

export const listingAssetKind = z.enum(['photo', 'floorPlan', 'document']);
export type ListingAssetKind = z.infer<typeof listingAssetKind>;
