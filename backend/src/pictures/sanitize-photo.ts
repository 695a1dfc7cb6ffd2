import { minPhotoWidth } from 'shared-contract/listing/listing-asset';
import sharp, { type Sharp } from 'sharp';
import { colourPreview } from './colour-preview.ts';
import { differenceHash } from './difference-hash.ts';
import { hasOverlaidText } from './overlaid-text.ts';

/**
 * A photo that is safe to store and publish: upright, scaled down to the largest size that screens need, and without
 * metadata such as the place and time at which it was taken.
 */
export type SanitizedPhoto = {
  width: number;
  height: number;
  mediaType: 'image/jpeg' | 'image/webp';
  /** A 64-bit difference hash in hex. Similar pictures have hashes that differ in few bits. */
  likeness: string;
  /** Whether text seems to have been added to the photo. Portals reject such photos. */
  hasText: boolean;
  /** The colours to show while the photo loads (`Picture.preview`). */
  preview: string;
  bytes: Buffer;
};

/** A picture that was decoded without an error. */
export type ReadablePicture = { isReadable: true };

/** The reason why a photo is rejected: a sentence for the user who uploaded it. */
export type PhotoRejection = { rejected: string };

/**
 * The maximum number of pixels. Common cameras take smaller photos; a decompression bomb, a small file that decodes to
 * a huge picture, is larger.
 */
const maxPixels = 50_000_000;
/** The maximum length of the longer side in pixels: enough for a full-screen photo. */
const maxSide = 2560;
/** Protects from decompression bombs. A damaged picture is an error. */
export const decodeOptions = { limitInputPixels: maxPixels, failOn: 'error' as const, animated: false };

export const damagedPicture: PhotoRejection = {
  rejected: 'This picture is damaged, so we can’t open it. Export it again from your camera or computer.',
};
const tooLarge = (pixels: number): PhotoRejection => ({
  rejected: `Too large: photos can have up to ${megapixels(maxPixels)} megapixels (this one has ${megapixels(pixels)}).`,
});

/**
 * Decodes an uploaded photo and encodes only its pixels, so that all other content of the file is lost. A JPEG stays a
 * JPEG, because it would be larger as WebP; PNG and WebP are stored as WebP.
 * @param path a file whose type was checked before
 */
export async function sanitizePhoto(path: string): Promise<SanitizedPhoto | PhotoRejection> {
  try {
    const { width, height, format, autoOrient } = await sharp(path, {
      ...decodeOptions,
      limitInputPixels: false,
    }).metadata();
    if (width * height > maxPixels) return tooLarge(width * height);
    if (autoOrient.width < minPhotoWidth) {
      return {
        rejected: `Too small: photos must be at least ${minPhotoWidth} px wide (this one is ${autoOrient.width}).`,
      };
    }
    const upright = sharp(path, decodeOptions)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb');
    const { data, info } = await encode(upright, format).toBuffer({ resolveWithObject: true });
    return {
      width: info.width,
      height: info.height,
      mediaType: info.format === 'webp' ? 'image/webp' : 'image/jpeg',
      likeness: await differenceHash(data),
      hasText: await hasOverlaidText(data),
      preview: await colourPreview(data),
      bytes: data,
    };
  } catch {
    return damagedPicture;
  }
}

/**
 * Decodes an uploaded picture that is stored as it is, such as a photo of a receipt. It can be small, unlike a photo of
 * a listing.
 * @param path a file whose type was checked before
 */
export async function checkPicture(path: string): Promise<ReadablePicture | PhotoRejection> {
  try {
    const { width, height } = await sharp(path, { ...decodeOptions, limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return tooLarge(width * height);
    await sharp(path, decodeOptions).resize({ width: 64 }).toBuffer();
    return { isReadable: true };
  } catch {
    return damagedPicture;
  }
}

function encode(photo: Sharp, uploadedFormat: string): Sharp {
  return uploadedFormat === 'jpeg'
    ? photo.jpeg({ quality: 86, mozjpeg: true })
    : photo.webp({ quality: 80, effort: 5, smartSubsample: true });
}

const megapixels = (pixels: number) => Math.round(pixels / 1_000_000).toLocaleString('en-AU');
