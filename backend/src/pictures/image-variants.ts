import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Database } from '../database/database.ts';
import { cardAndGalleryVariants, type ImageVariant, variantFileName } from './image-variant.ts';
import { renderInWorker } from './image-worker.ts';
import { findPictureSource, findPictureWidth } from './picture-store.ts';

/** Where pictures are stored and where their rendered variants are cached. Deleting the cache folder is safe. */
export type PictureStorage = { database: Database; dataFolder: string };

/** By path, so that simultaneous requests for a variant share one rendering, also across backends of this process. */
const inFlight = new Map<string, Promise<Buffer | null>>();

/** Returns one variant from the cache, or renders and caches it first. Returns null when the picture does not exist. */
export async function getImageVariant(
  storage: PictureStorage,
  id: string,
  requested: ImageVariant,
): Promise<Buffer | null> {
  const cached = await readCached(pathOf(storage, id, requested));
  if (cached) return cached;
  const maxWidth = await findPictureWidth(storage.database, id);
  if (maxWidth === null) return null;
  // A size above the original is the original's size, cached once.
  const variant = { ...requested, width: Math.min(requested.width, maxWidth) };
  const path = pathOf(storage, id, variant);
  const rendering = inFlight.get(path) ?? renderAndCache(storage, id, variant).finally(() => inFlight.delete(path));
  inFlight.set(path, rendering);
  return rendering;
}

/**
 * Renders the card and gallery sizes of a picture in the background, unless they are cached. A repeated call costs a
 * few file checks. A request for one of the sizes meanwhile does not wait for the others: it renders that size at once.
 */
export async function prepareImageVariants(storage: PictureStorage, id: string): Promise<void> {
  const missing = cardAndGalleryVariants.filter((variant) => !existsSync(pathOf(storage, id, variant)));
  const source = missing.length > 0 ? await findPictureSource(storage.database, id) : null;
  const variants = missing.filter(({ width }) => source && width <= source.width);
  if (!source || variants.length === 0) return;
  const files = await renderInWorker(source.bytes, variants, { background: true });
  for (const [index, file] of files.entries()) {
    const variant = variants[index];
    if (variant) await writeCached(pathOf(storage, id, variant), file);
  }
}

async function renderAndCache(storage: PictureStorage, id: string, variant: ImageVariant): Promise<Buffer | null> {
  const path = pathOf(storage, id, variant);
  const cached = await readCached(path);
  if (cached) return cached;
  const source = await findPictureSource(storage.database, id);
  if (!source) return null;
  const [file = null] = await renderInWorker(source.bytes, [variant]);
  if (file) await writeCached(path, file);
  return file;
}

function pathOf({ dataFolder }: PictureStorage, id: string, variant: ImageVariant): string {
  return join(dataFolder, 'pictures', id, variantFileName(variant));
}

async function readCached(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes atomically: a partly written file would be served as immutable. */
async function writeCached(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, bytes);
}
