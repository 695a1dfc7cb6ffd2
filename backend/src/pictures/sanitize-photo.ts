import { minPhotoWidth } from 'shared-contract/listing/listing-asset';
import sharp, { type Sharp } from 'sharp';
import { differenceHash } from './difference-hash.ts';
import { hasOverlaidText } from './overlaid-text.ts';

/**
 * A photo that is safe to store: upright, not larger than a screen needs, and without metadata such as place and time.
 */
export type SanitizedPhoto = {
  width: number;
  height: number;
  mediaType: 'image/jpeg' | 'image/webp';
  /** A 64-bit difference hash in hex: similar pictures differ in few bits. */
  likeness: string;
  /** True when text seems to have been added to the photo, which portals reject. */
  hasText: boolean;
  bytes: Buffer;
};

/** Why a photo is rejected, as a sentence for the person who uploaded it. */
export type PhotoRejection = { rejected: string };

/** The maximum number of pixels: more than common cameras have, less than a decompression bomb. */
const maxPixels = 50_000_000;
/** The maximum pixels of the longer side: enough for a lightbox on every screen. */
const maxSide = 2560;

/**
 * Decodes an uploaded photo and encodes its pixels again, so that nothing else of the file remains. A JPEG remains a
 * JPEG, because as WebP it would be larger; PNG and WebP are stored as WebP. `path` is a file whose type was checked.
 */
export async function sanitizePhoto(path: string): Promise<SanitizedPhoto | PhotoRejection> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' as const, animated: false };
  try {
    const { width, height, format, autoOrient } = await sharp(path, { ...options, limitInputPixels: false }).metadata();
    if (width * height > maxPixels) {
      return {
        rejected: `This picture has ${megapixels(width * height)} megapixels; the limit is ${megapixels(maxPixels)}.`,
      };
    }
    if (autoOrient.width < minPhotoWidth) {
      return {
        rejected: `Too small: photos must be at least ${minPhotoWidth} px wide (this one is ${autoOrient.width}).`,
      };
    }
    const upright = sharp(path, options)
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
      bytes: data,
    };
  } catch {
    return { rejected: 'This picture is damaged and cannot be opened. Export it again from your camera or computer.' };
  }
}

function encode(photo: Sharp, uploadedFormat: string): Sharp {
  return uploadedFormat === 'jpeg'
    ? photo.jpeg({ quality: 86, mozjpeg: true })
    : photo.webp({ quality: 80, effort: 5, smartSubsample: true });
}

const megapixels = (pixels: number) => Math.round(pixels / 1_000_000).toLocaleString('en-AU');
