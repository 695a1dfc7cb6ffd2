import sharp, { type Sharp } from 'sharp';
import { drawingMediaType } from './drawing-media-type.ts';
import type { Rung } from './rung.ts';

export type PictureSource = { width: number; mediaType: string; bytes: Buffer };

// The pictures of a site share the machine with it: one thread each, nothing kept in memory between them.
sharp.concurrency(1);
sharp.cache(false);

/** Pixels drawn for each one kept, where a drawing is made smaller than its source. */
const finer = 1.25;

/** Files of one picture, in the order they are asked for. A drawing is rasterised once, which takes longer than all of them. */
export async function makeRungs(source: PictureSource, rungs: readonly Rung[]): Promise<Buffer[]> {
  const widest = Math.max(...rungs.map(({ width }) => width));
  const open = await opened(source, widest);
  const files: Buffer[] = [];
  for (const rung of rungs)
    files.push(await encoded(open().resize({ width: rung.width, withoutEnlargement: true }), rung));
  return files;
}

function encoded(image: Sharp, { format }: Rung): Promise<Buffer> {
  switch (format) {
    case 'avif':
      // Measured: effort 2 takes twice as long for 1 % less, effort 4 fifteen times for 3 %.
      return image.avif({ quality: 55, effort: 1 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 76, effort: 4 }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}

/** A drawing is rasterised near the size that is asked for, which is several times quicker than at full size. */
async function opened({ width: sourceWidth, mediaType, bytes }: PictureSource, width: number): Promise<() => Sharp> {
  const svg =
    mediaType === drawingMediaType ? await drawn(bytes.toString()) : mediaType === 'image/svg+xml' ? bytes : null;
  if (svg === null) return () => sharp(bytes).rotate();
  const scale = Math.min(1, (width * finer) / sourceWidth);
  const { data, info } = await sharp(svg, { density: 72 * scale, unlimited: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

/** Loaded when a site with seeded pictures needs it, and never by one without. */
async function drawn(name: string): Promise<Buffer> {
  const { drawingNamed } = await import('../../seed/drawing/draw-picture.ts');
  return Buffer.from(drawingNamed(name));
}
