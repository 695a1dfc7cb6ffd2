import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { FileScope } from '../file-storage/file-storage.ts';
import { isId } from '../http/parameters.ts';
import { pictures } from './picture-table.ts';

const batchSize = 1000;

/**
 * Deletes the rendered variants of pictures that no longer exist, such as a removed profile photo. While a variant is
 * cached, its public address still shows it.
 */
export async function deleteOrphanedVariants({ database, config }: FileScope): Promise<void> {
  const folder = join(config.dataFolder, 'pictures');
  const cached = (await namesIn(folder)).filter(isId);
  for (let start = 0; start < cached.length; start += batchSize) {
    const batch = cached.slice(start, start + batchSize);
    const rows = await database.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, batch));
    const existing = new Set(rows.map(({ id }) => id));
    for (const id of batch) {
      if (!existing.has(id)) await rm(join(folder, id), { recursive: true, force: true });
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
