import { join } from 'node:path';
import sharp from 'sharp';
import { drawingMediaType } from './drawing-media-type.ts';
import { keep, readKept } from './kept-file.ts';
import type { PictureSource } from './picture-store.ts';

/** Cards, galleries and thumbnails: drawing at this width takes half of what the full size takes. */
const commonWidth = 960;

const underWay = new Map<string, Promise<Buffer>>();

export const isDrawing = ({ mediaType }: PictureSource) =>
  mediaType === drawingMediaType || mediaType === 'image/svg+xml';

/**
 * A drawing as pixels, at least `width` wide. Drawing some thousand shapes takes ten times as long as to encode a file of them, so
 * it is done once for all files up to the common width and once for the others, and kept beside them.
 */
export async function drawnRaster(source: PictureSource, width: number, folder: string): Promise<Buffer> {
  const at = Math.min(width <= commonWidth ? commonWidth : source.width, source.width);
  const path = join(folder, `drawn-${at}.webp`);
  const drawing = underWay.get(path) ?? drawnOnce(source, at, path).finally(() => underWay.delete(path));
  underWay.set(path, drawing);
  return drawing;
}

async function drawnOnce({ width, mediaType, bytes }: PictureSource, at: number, path: string): Promise<Buffer> {
  const kept = await readKept(path);
  if (kept) return kept;
  const svg = mediaType === drawingMediaType ? await drawingNamed(bytes.toString()) : bytes;
  const raster = await sharp(svg, { density: (72 * at) / width, unlimited: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 90, effort: 0 })
    .toBuffer();
  await keep(path, raster);
  return raster;
}

/** Loaded when a site with seeded pictures needs it, and never by one without. */
async function drawingNamed(name: string): Promise<Buffer> {
  const drawings = await import('../../seed/drawing/draw-picture.ts');
  return Buffer.from(drawings.drawingNamed(name));
}
