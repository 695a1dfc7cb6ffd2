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

/** `isFinal` is false for a file that was rendered quickly, and is larger than the one that later requests get. */
export type ImageFile = { bytes: Buffer; isFinal: boolean };

/** By path, so that requests for a variant share a rendering until it is cached, also across backends of a process. */
const inFlight = new Map<string, Promise<ImageFile | null>>();

/**
 * Returns one variant from the cache. Otherwise renders it quickly, and again for the cache in the background.
 * Returns null when the picture does not exist.
 */
export async function getImageVariant(
  storage: PictureStorage,
  id: string,
  requested: ImageVariant,
): Promise<ImageFile | null> {
  const cached = await readCached(pathOf(storage, id, requested));
  if (cached) return cached;
  const maxWidth = await findPictureWidth(storage.database, id);
  if (maxWidth === null) return null;
  // A size above the original is the original's size, cached once.
  const variant = { ...requested, width: Math.min(requested.width, maxWidth) };
  const path = pathOf(storage, id, variant);
  const known = inFlight.get(path);
  if (known) return known;
  const done = () => inFlight.delete(path);
  const rendering = renderQuickly(storage, id, variant, done);
  inFlight.set(path, rendering);
  rendering.catch(done);
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

/** @param done called when the variant is cached, or cannot be */
async function renderQuickly(
  storage: PictureStorage,
  id: string,
  variant: ImageVariant,
  done: () => void,
): Promise<ImageFile | null> {
  const path = pathOf(storage, id, variant);
  const cached = await readCached(path);
  const source = cached ? null : await findPictureSource(storage.database, id);
  const [bytes] = source ? await renderInWorker(source.bytes, [variant], { quick: true }) : [];
  if (source && bytes) {
    // When this fails, the next request renders the variant again.
    void renderAndCache(path, source.bytes, variant).then(done, done);
    return { bytes, isFinal: false };
  }
  done();
  return cached;
}

async function renderAndCache(path: string, original: Uint8Array, variant: ImageVariant): Promise<void> {
  const [file] = await renderInWorker(original, [variant], { background: true });
  if (file) await writeCached(path, file);
}

function pathOf({ dataFolder }: PictureStorage, id: string, variant: ImageVariant): string {
  return join(dataFolder, 'pictures', id, variantFileName(variant));
}

async function readCached(path: string): Promise<ImageFile | null> {
  try {
    return { bytes: await readFile(path), isFinal: true };
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
