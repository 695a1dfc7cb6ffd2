import * as z from 'zod/mini';
import { picture } from '../picture/picture.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

export const listingAssetKind = z.enum(['photo', 'floorPlan', 'document']);
export type ListingAssetKind = z.infer<typeof listingAssetKind>;

/** What to look at before publishing. None of these keeps an asset out. */
export const assetWarning = z.enum(['portrait', 'duplicate', 'text']);
export type AssetWarning = z.infer<typeof assetWarning>;

/** An asset as its owner sees it, in `GET /api/listings/{id}/assets`. */
export const ownersListingAsset = z.object({
  ...linked,
  listing: z.string(),
  kind: openEnum(listingAssetKind),
  /** From 1 within its kind; the first photo is the main one (V18). */
  position: z.int(),
  fileName: z.string(),
  /** Of the file as it was sent. */
  byteSize: z.int(),
  /** Photos and floor plans. */
  picture: z.optional(picture),
  /** Documents: where the file is downloaded. */
  file: z.optional(z.string()),
  /** Documents: whether visitors of the listing may download it. */
  isPublic: z.boolean(),
  warnings: z.array(openEnum(assetWarning)),
});
export type OwnersListingAsset = z.infer<typeof ownersListingAsset>;

/** `PATCH` of an asset: another place among its kind, taken off and put back (undo, for a day), a document for everybody or not. */
export const listingAssetPatch = z.object({
  position: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  removed: z.optional(z.boolean()),
  isPublic: z.optional(z.boolean()),
});
export type ListingAssetPatch = z.infer<typeof listingAssetPatch>;

/** V18. Bytes of one file. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** V18. Pixels across, after turning as the camera was held. */
export const minPhotoWidth = 800;
/** V18: at least one photo, four or more advised. */
export const recommendedPhotos = 4;

const images = ['image/jpeg', 'image/png', 'image/webp'];

/** V18: how many of each kind, and of what. */
export const assetRules: Record<ListingAssetKind, { most: number; mediaTypes: readonly string[]; words: string }> = {
  photo: { most: 26, mediaTypes: images, words: 'a JPEG, PNG or WebP picture' },
  floorPlan: { most: 2, mediaTypes: images, words: 'a JPEG, PNG or WebP picture' },
  document: { most: 10, mediaTypes: ['application/pdf'], words: 'a PDF' },
};

/** Rounded up, so that what is a little too much never reads as what is allowed. */
const megabytes = (bytes: number) => `${(Math.ceil((bytes / (1024 * 1024)) * 10) / 10).toLocaleString('en-AU')} MB`;

/**
 * V18, as far as a file says of itself: null, or a sentence for the person who chose it. The browser asks before it sends, the
 * server asks again and looks into the bytes.
 */
export function uploadRefusal(
  file: { size: number; type: string },
  { mediaTypes, words }: { mediaTypes: readonly string[]; words: string },
): string | null {
  if (file.size === 0) return 'The file is empty. Choose it again.';
  if (!mediaTypes.includes(file.type)) return `Expected ${words}, got ${file.type || 'a file of unknown type'}.`;
  if (file.size > maxUploadBytes) {
    return `A file is at most ${megabytes(maxUploadBytes)}; this one has ${megabytes(file.size)}.`;
  }
  return null;
}
