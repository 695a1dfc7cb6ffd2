import { minPhotoWidth } from 'shared-contract/listing/listing-asset';
import sharp from 'sharp';
import { hasTextLaidOver } from './laid-over-text.ts';

/** A photo fit to be kept: upright, without anything the camera wrote about place, time and itself, and of a sensible size. */
export type CleanPhoto = {
  width: number;
  height: number;
  /** 64 bits in hex, near for pictures that look alike. */
  likeness: string;
  /** Words seem to be laid over it. */
  hasText: boolean;
  bytes: Buffer;
};

/** Why it is not taken, for the person who sent it. */
export type PhotoRefusal = { refused: string };

/** 50 megapixels: more than the cameras people have, less than what a picture made to fill the memory has. */
const mostPixels = 50_000_000;
/** Pixels along the longer side: enough for every screen's lightbox. */
const keptSide = 2560;

/** The pixels alone are kept, so whatever else a file carried is gone. `path` is a file whose first bytes are a picture's. */
export async function cleanPhoto(path: string): Promise<CleanPhoto | PhotoRefusal> {
  const options = { limitInputPixels: mostPixels, failOn: 'error' as const, animated: false };
  try {
    const { width = 0, height = 0, autoOrient } = await sharp(path, { ...options, limitInputPixels: false }).metadata();
    if (width * height > mostPixels) {
      return {
        refused: `This picture has ${megapixels(width * height)} megapixels; ${megapixels(mostPixels)} is the most.`,
      };
    }
    const across = autoOrient.width ?? width;
    if (across < minPhotoWidth) {
      return { refused: `Expected a picture at least ${minPhotoWidth} pixels wide; this one has ${across}.` };
    }
    const kept = await sharp(path, options)
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const likeness = await likenessOf(kept.data);
    const hasText = await hasTextLaidOver(kept.data);
    return { width: kept.info.width, height: kept.info.height, likeness, hasText, bytes: kept.data };
  } catch {
    return { refused: 'This picture is damaged and cannot be opened. Export it again from your camera or computer.' };
  }
}

const megapixels = (pixels: number) => Math.round(pixels / 1_000_000).toLocaleString('en-AU');

/** A difference hash: of 9 × 8 greys, whether each is lighter than its right neighbour. */
async function likenessOf(picture: Buffer): Promise<string> {
  const greys = await sharp(picture).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits = (bits << 1n) | ((greys[at] ?? 0) > (greys[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}
