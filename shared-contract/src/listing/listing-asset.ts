import * as z from 'shared-contract/schema';
import { picture } from '../picture/picture.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { type ListingAssetKind, listingAssetKind } from './listing-asset-kind.ts';

/** A warning about a photo or document. A warning never rejects it. */
export const assetWarning = z.enum(['portrait', 'duplicate', 'text']);
export type AssetWarning = z.infer<typeof assetWarning>;

/** `GET /api/listings/{id}/assets`: photos, floor plans and documents, for the owner. */
export const ownersListingAsset = z.object({
  ...linked,
  listing: z.string(),
  kind: openEnum(listingAssetKind),
  /** Counts from 1 within the assets of one kind; the first photo is the main photo (V18). */
  position: z.int(),
  fileName: z.string(),
  /** Size of the uploaded file. */
  byteSize: z.int(),
  /** The image; only for photos and floor plans. */
  picture: z.optional(picture),
  /** The download URL; only for documents. */
  file: z.optional(z.string()),
  /** True for a document that visitors may download. */
  isPublic: z.boolean(),
  warnings: z.array(openEnum(assetWarning)),
});
export type OwnersListingAsset = z.infer<typeof ownersListingAsset>;

/**
 * `PATCH` of an asset: its position, its removal (which can be undone for a day), and whether visitors see a document.
 */
export const listingAssetPatch = z.object({
  position: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  removed: z.optional(z.boolean()),
  isPublic: z.optional(z.boolean()),
});
export type ListingAssetPatch = z.infer<typeof listingAssetPatch>;

/** The maximum size of one file, in bytes (V18). */
export const maxUploadBytes = 10 * 1024 * 1024;
/** In pixels, after applying the EXIF orientation (V18). */
export const minPhotoWidth = 800;
/** The number of photos that we recommend. Publishing requires one (V18). */
export const recommendedPhotos = 4;

const images = ['image/jpeg', 'image/png', 'image/webp'];

/** The limits of each kind (V18). `fileTypesLabel` completes the sentence "Expected …". */
export const assetRules: Record<
  ListingAssetKind,
  { maxCount: number; mediaTypes: readonly string[]; fileTypesLabel: string }
> = {
  photo: { maxCount: 26, mediaTypes: images, fileTypesLabel: 'a JPEG, PNG or WebP picture' },
  floorPlan: { maxCount: 2, mediaTypes: images, fileTypesLabel: 'a JPEG, PNG or WebP picture' },
  document: { maxCount: 10, mediaTypes: ['application/pdf'], fileTypesLabel: 'a PDF' },
};

const typeLabels: Record<string, string> = {
  'application/msword': 'a Word document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'a Word document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'an Excel spreadsheet',
  'application/pdf': 'a PDF',
  'application/zip': 'a ZIP archive',
  'image/gif': 'a GIF image',
  'image/heic': 'a HEIC photo',
  'image/jpeg': 'a JPEG photo',
  'image/png': 'a PNG image',
  'image/svg+xml': 'an SVG drawing',
  'image/webp': 'a WebP image',
  'text/plain': 'a text file',
};

/**
 * Returns a sentence such as " This is a Word document.", or nothing for a type without a common name, because users
 * never see a media type.
 */
function typeSentence(mediaType: string): string {
  const label = typeLabels[mediaType];
  return label === undefined ? '' : ` This is ${label}.`;
}

/** Rounds up, so that a file that is slightly too large is not shown with the size of the limit. */
const megabytes = (bytes: number) => `${(Math.ceil((bytes / (1024 * 1024)) * 10) / 10).toLocaleString('en-AU')} MB`;

/**
 * Returns why a file is rejected because of its size or media type (V18), or null. The browser calls it before an
 * upload. The server calls it too, and also inspects the content.
 */
export function uploadRefusal(
  file: { size: number; type: string },
  { mediaTypes, fileTypesLabel }: { mediaTypes: readonly string[]; fileTypesLabel: string },
): string | null {
  if (file.size === 0) return 'The file is empty. Choose it again.';
  if (!mediaTypes.includes(file.type)) return `Choose ${fileTypesLabel}.${typeSentence(file.type)}`;
  if (file.size > maxUploadBytes) {
    return `Too large: files can be up to ${megabytes(maxUploadBytes)} (this one is ${megabytes(file.size)}).`;
  }
  return null;
}
