import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { FileScope } from '../file-storage/file-storage.ts';
import { cardAndGalleryVariants, type ImageVariant, variantFileName } from './image-variant.ts';
import { renderInWorker } from './image-worker.ts';
import { findPictureSource, findPictureWidth } from './picture-store.ts';

/** The bytes of a variant. When they were rendered quickly, `isFinal` is false; later requests get a smaller file. */
export type ImageFile = { bytes: Buffer; isFinal: boolean };

/**
 * The renderings in progress, by file path. Requests for the same variant share one rendering until the file is cached.
 * All backends of this process share the map.
 */
const inFlight = new Map<string, Promise<ImageFile | null>>();

/**
 * Returns one variant of a picture. Originals are in the file storage; variants are files in `dataFolder/pictures`, a
 * cache that may be deleted. When it is not cached, renders it quickly for this response, and starts a slower
 * rendering of a smaller file for the cache. Returns null when the picture does not exist.
 */
export async function getImageVariant(
  scope: FileScope,
  id: string,
  requested: ImageVariant,
): Promise<ImageFile | null> {
  const cached = await readCached(pathOf(scope, id, requested));
  if (cached) return cached;
  const maxWidth = await findPictureWidth(scope.database, id);
  if (maxWidth === null) return null;
  // A picture is never enlarged: when a request asks for more than the original's width, it gets the original's width.
  const variant = { ...requested, width: Math.min(requested.width, maxWidth) };
  const path = pathOf(scope, id, variant);
  const known = inFlight.get(path);
  if (known) return known;
  const done = () => inFlight.delete(path);
  const rendering = renderQuickly(scope, id, variant, done);
  inFlight.set(path, rendering);
  rendering.catch(done);
  return rendering;
}

/**
 * Renders the card and gallery variants of a picture into the cache. Skips cached variants, so a repeated call costs
 * only a few file checks. A request does not wait for this job: when a variant is not cached yet, the request renders
 * the variant itself.
 */
export async function prepareImageVariants(scope: FileScope, id: string): Promise<void> {
  const missing = cardAndGalleryVariants.filter((variant) => !existsSync(pathOf(scope, id, variant)));
  const source = missing.length > 0 ? await findPictureSource(scope, id) : null;
  const variants = missing.filter(({ width }) => source && width <= source.width);
  if (!source || variants.length === 0) return;
  const files = await renderInWorker(source.bytes, variants, { background: true });
  for (const [index, file] of files.entries()) {
    const variant = variants[index];
    if (variant) await writeCached(pathOf(scope, id, variant), file);
  }
}

/**
 * Renders a variant quickly, and then again in the background for the cache.
 * @param done called when the background rendering ends, with or without success
 */
async function renderQuickly(
  scope: FileScope,
  id: string,
  variant: ImageVariant,
  done: () => void,
): Promise<ImageFile | null> {
  const path = pathOf(scope, id, variant);
  const cached = await readCached(path);
  const source = cached ? null : await findPictureSource(scope, id);
  const [bytes] = source ? await renderInWorker(source.bytes, [variant], { quick: true }) : [];
  if (source && bytes) {
    // When the background rendering fails, nothing is cached, and the next request starts the rendering again.
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

function pathOf({ config }: FileScope, id: string, variant: ImageVariant): string {
  return join(config.dataFolder, 'pictures', id, variantFileName(variant));
}

async function readCached(path: string): Promise<ImageFile | null> {
  try {
    return { bytes: await readFile(path), isFinal: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Writes the file atomically. Browsers cache pictures as immutable, so they must never receive a partly written file.
 */
async function writeCached(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, bytes);
}
