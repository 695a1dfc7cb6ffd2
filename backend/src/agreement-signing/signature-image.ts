import type { SignatureInput } from 'shared-contract/agreement/signing';
import sharp from 'sharp';
import { invalid } from '../http/problem.ts';

/** The size of a stored drawing in pixels. It is printed about 6 cm wide. */
const [width, height] = [600, 200];
const limits = { limitInputPixels: 4_000_000, failOn: 'warning' as const };

/**
 * Returns the drawing as a PNG of our own, on white, so that nothing else of the uploaded file is stored. Returns null
 * for a typed signature.
 * @throws Problem 422 when the drawing is empty or not a picture
 */
export async function signatureImageOf(signature: SignatureInput): Promise<Buffer | null> {
  if (signature.kind === 'typed') return null;
  const drawing = await signatureDrawing(signature.image);
  if (drawing) return drawing;
  throw invalid({ propertyPath: 'signature.image', message: 'Draw your signature.', code: 'drawing' });
}

/**
 * Returns a drawing as a PNG of our own, on white. Returns null when it is empty or not a PNG.
 * @param image base64, with or without the start of a data URL
 */
export function signatureDrawing(image: string): Promise<Buffer | null> {
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  return reencode(bytes).catch(() => null);
}

/** Returns null for an image of one colour. */
async function reencode(bytes: Buffer): Promise<Buffer | null> {
  const { format } = await sharp(bytes, limits).metadata();
  if (format !== 'png') return null;
  const image = await sharp(bytes, limits)
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .png()
    .toBuffer();
  const { channels } = await sharp(image).stats();
  return channels.some(({ min, max }) => max - min > 32) ? image : null;
}
