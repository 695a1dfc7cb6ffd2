import { minPhotoWidth } from 'shared-contract/listing/listing-asset';
import { minProfilePhotoSide } from 'shared-contract/user/profile-photo';
import sharp, { type Sharp } from 'sharp';
import { colourPreview } from './colour-preview.ts';
import { differenceHash } from './difference-hash.ts';
import { hasOverlaidText } from './overlaid-text.ts';

/**
 * A picture that is safe to store and publish: upright, scaled down to the largest size that screens need, and without
 * metadata such as the place and time at which it was taken.
 */
export type SanitizedPicture = {
  width: number;
  height: number;
  mediaType: 'image/jpeg' | 'image/webp';
  /** The colours to show while the picture loads (`Picture.preview`). */
  preview: string;
  bytes: Buffer;
};

/** A photo or floor plan of a listing. */
export type SanitizedPhoto = SanitizedPicture & {
  /** A 64-bit difference hash in hex. Similar pictures have hashes that differ in few bits. */
  likeness: string;
  /** Whether text seems to have been added to the photo. Portals reject such photos. */
  hasText: boolean;
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
/** The maximum side of a portrait in pixels: enough for every place that shows it, at a pixel density of 3. */
const maxPortraitSide = 640;
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
 * JPEG, because it would be larger as WebP; other formats are stored as WebP.
 * @param path a file whose type was checked before
 */
export async function sanitizePhoto(path: string): Promise<SanitizedPhoto | PhotoRejection> {
  try {
    const { format, pixels, width } = await readSize(path);
    if (pixels > maxPixels) return tooLarge(pixels);
    if (width < minPhotoWidth) {
      return { rejected: `Too small: photos must be at least ${minPhotoWidth} px wide (this one is ${width}).` };
    }
    const upright = sharp(path, decodeOptions)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    const picture = await encode(upright, format);
    const { bytes } = picture;
    return { ...picture, likeness: await differenceHash(bytes), hasText: await hasOverlaidText(bytes) };
  } catch {
    return damagedPicture;
  }
}

/**
 * Like `sanitizePhoto`, for the photo of a person: crops it to a square around the part that draws most attention, such
 * as a face.
 * @param path a file whose type was checked before
 */
export async function sanitizePortrait(path: string): Promise<SanitizedPicture | PhotoRejection> {
  try {
    const { format, pixels, width, height } = await readSize(path);
    if (pixels > maxPixels) return tooLarge(pixels);
    const side = Math.min(width, height);
    if (side < minProfilePhotoSide) {
      const least = `${minProfilePhotoSide} × ${minProfilePhotoSide}`;
      return { rejected: `Too small: your photo must be at least ${least} px (this one is ${width} × ${height}).` };
    }
    const shown = Math.min(side, maxPortraitSide);
    const square = sharp(path, decodeOptions)
      .autoOrient()
      .resize({ width: shown, height: shown, fit: 'cover', position: sharp.strategy.attention });
    return await encode(square, format);
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
    const { pixels } = await readSize(path);
    if (pixels > maxPixels) return tooLarge(pixels);
    await sharp(path, decodeOptions).resize({ width: 64 }).toBuffer();
    return { isReadable: true };
  } catch {
    return damagedPicture;
  }
}

/** Reads the size of a picture from its header: upright, and its number of pixels. */
async function readSize(path: string) {
  const options = { ...decodeOptions, limitInputPixels: false };
  const { width, height, format, autoOrient } = await sharp(path, options).metadata();
  return { ...autoOrient, format, pixels: width * height };
}

async function encode(picture: Sharp, uploadedFormat: string): Promise<SanitizedPicture> {
  const opaque = picture.flatten({ background: '#ffffff' }).toColourspace('srgb');
  const encoder =
    uploadedFormat === 'jpeg'
      ? opaque.jpeg({ quality: 86, mozjpeg: true })
      : opaque.webp({ quality: 80, effort: 5, smartSubsample: true });
  const { data, info } = await encoder.toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    mediaType: info.format === 'webp' ? 'image/webp' : 'image/jpeg',
    preview: await colourPreview(data),
    bytes: data,
  };
}

const megapixels = (pixels: number) => Math.round(pixels / 1_000_000).toLocaleString('en-AU');
