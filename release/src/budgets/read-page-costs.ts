import type { RemoteRelease } from 'federation';
import { mapConcurrently, type Storage } from 'storage';
import { maxFilesAtOnce } from '../max-files-at-once.ts';
import { compressed } from '../publish/compress.ts';
import { keys } from '../store-keys.ts';
import { firstRenderFiles, type PageCost, pageCosts } from './page-costs.ts';

/**
 * Returns what each page of a stored release costs, without render times. A missing file counts as empty; promotion
 * reports it.
 */
export async function readPageCosts(storage: Storage, release: RemoteRelease): Promise<PageCost[]> {
  const files = new Set(Object.keys(release.exposes).flatMap((page) => firstRenderFiles(release, page)));
  const sizes = await mapConcurrently(
    files,
    maxFilesAtOnce,
    async (file) => [file, await servedBytes(storage, release, file)] as const,
  );
  return pageCosts(release, new Map(sizes));
}

/** Returns the size of a file's stored Brotli copy. Compresses the file when it has no copy. */
async function servedBytes(storage: Storage, { name, version }: RemoteRelease, file: string): Promise<number> {
  const copy = await storage.read(keys.releaseFile(name, version, `${file}.br`));
  if (copy) return copy.bytes.length;
  const stored = await storage.read(keys.releaseFile(name, version, file));
  if (!stored) return 0;
  const [brotli] = await compressed(file, stored.bytes);
  return (brotli?.[1] ?? stored.bytes).length;
}
