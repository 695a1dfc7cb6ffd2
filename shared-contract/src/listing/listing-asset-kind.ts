import * as z from 'zod/mini';

export const listingAssetKind = z.enum(['photo', 'floorPlan', 'document']);
export type ListingAssetKind = z.infer<typeof listingAssetKind>;
