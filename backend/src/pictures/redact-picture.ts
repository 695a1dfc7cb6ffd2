import sharp from 'sharp';
import { damagedPicture, decodeOptions, type PhotoRejection } from './sanitize-photo.ts';

/** The longer side in blocks. A line of text on a card is lower than one block, so nothing can be read. */
const blocks = 10;
const blockPixels = 16;

/** Returns a coarse mosaic of a picture, from which no text and no face can be recovered. */
export async function redactPicture(picture: Uint8Array): Promise<{ files: Uint8Array[] } | PhotoRejection> {
  try {
    const { data, info } = await sharp(picture, decodeOptions)
      .autoOrient()
      .resize({ width: blocks, height: blocks, fit: 'inside', kernel: 'cubic' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true });
    const [width, height] = [info.width * blockPixels, info.height * blockPixels];
    return { files: [await sharp(data).resize({ width, height, kernel: 'nearest' }).png().toBuffer()] };
  } catch {
    return damagedPicture;
  }
}
