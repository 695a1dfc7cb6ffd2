import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function readKept(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whole or not at all: a half-written file would be served for ever. */
export async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}
