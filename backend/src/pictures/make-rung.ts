import sharp, { type Sharp } from 'sharp';
import { drawingMediaType } from './drawing-media-type.ts';
import type { Rung } from './rung.ts';

export type PictureSource = { width: number; mediaType: string; bytes: Buffer };

// The pictures of a site share the machine with it: one thread each, nothing kept in memory between them.
sharp.concurrency(1);
sharp.cache(false);

/** Pixels drawn for each one kept, where a drawing is made smaller than its source. */
const finer = 1.25;

export async function makeRung(source: PictureSource, { width, format }: Rung): Promise<Buffer> {
  const image = (await opened(source, width)).resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 76, effort: 4 }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}

/** A drawing is rasterised near the size that is asked for, which is many times quicker than at full size. */
async function opened({ width: sourceWidth, mediaType, bytes }: PictureSource, width: number): Promise<Sharp> {
  const svg =
    mediaType === drawingMediaType ? await drawn(bytes.toString()) : mediaType === 'image/svg+xml' ? bytes : null;
  if (svg === null) return sharp(bytes).rotate();
  const scale = Math.min(1, (width * finer) / sourceWidth);
  return sharp(svg, { density: 72 * scale, unlimited: true }).flatten({ background: '#ffffff' });
}

/** Loaded when a site with seeded pictures needs it, and never by one without. */
async function drawn(name: string): Promise<Buffer> {
  const { drawingNamed } = await import('../../seed/drawing/draw-picture.ts');
  return Buffer.from(drawingNamed(name));
}
