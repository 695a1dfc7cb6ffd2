import * as z from 'shared-contract/schema';
import { picture } from '../picture/picture.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { assetWarning, type ListingAssetKind, listingAssetKind } from './listing-asset-kind.ts';

/** `GET /api/listings/{id}/assets`: photos, floor plans and documents, for the owner. */
export const ownersListingAsset = z.object({
  ...linked,
  listing: z.string(),
  kind: openEnum(listingAssetKind),
  /**
   * Counts from 1 within the photos, floor plans or documents of the listing. The first photo is the main photo (V18).
   */
  position: z.int(),
  fileName: z.string(),
  /** Size of the uploaded file, in bytes. */
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
 * `PATCH` of an asset. It sets the position, removes the asset (which can be undone for a day), or sets whether
 * visitors see a document.
 */
export const listingAssetPatch = z.object({
  position: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  removed: z.optional(z.boolean()),
  isPublic: z.optional(z.boolean()),
});
export type ListingAssetPatch = z.infer<typeof listingAssetPatch>;

/** The maximum size of one file, in bytes (V18). */
export const maxUploadBytes = 10 * 1024 * 1024;
/** The minimum width of a photo in pixels, after its EXIF orientation has been applied (V18). */
export const minPhotoWidth = 800;
/** The number of photos that we recommend for a listing. Publishing requires one photo (V18). */
export const recommendedPhotos = 4;

const images = ['image/jpeg', 'image/png', 'image/webp'];

/** The limits for photos, floor plans and documents (V18). `fileTypesLabel` completes the sentence "Choose …". */
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
  'image/avif': 'an AVIF image',
  'image/gif': 'a GIF image',
  'image/heic': 'a HEIC photo',
  'image/jpeg': 'a JPEG photo',
  'image/png': 'a PNG image',
  'image/svg+xml': 'an SVG drawing',
  'image/webp': 'a WebP image',
  'text/plain': 'a text file',
};

/**
 * Returns a sentence that names the type of a file, such as " This is a Word document." Returns an empty text for a
 * type without a common name, because users never see a media type.
 */
function typeSentence(mediaType: string): string {
  const label = typeLabels[mediaType];
  return label === undefined ? '' : ` This is ${label}.`;
}

/** Formats a size in megabytes. Rounds up: a file slightly above the limit of 10 MB must not be shown as "10 MB". */
const megabytes = (bytes: number) => `${(Math.ceil((bytes / (1024 * 1024)) * 10) / 10).toLocaleString('en-AU')} MB`;

/**
 * Returns why a file is rejected because of its size or media type (V18), or null for an accepted file. The browser
 * calls this function before an upload. The server calls it too, and then inspects the content of the file.
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
