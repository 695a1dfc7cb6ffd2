import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureSource } from './make-rung.ts';
import { makeElsewhere } from './picture-maker.ts';
import { type Rung, reachable } from './rung.ts';

type Sources = {
  widthOf: (id: string) => Promise<number | null>;
  read: (id: string) => Promise<PictureSource | null>;
};

export type PictureLadder = (id: string, rung: Rung, sources: Sources) => Promise<Buffer | null>;

/**
 * Each file is made when it is first asked for and kept in `folder`, which is a cache: throw it away and it fills again.
 * Those who ask for the same file meanwhile wait for the one that is being made.
 */
export function pictureLadder(folder: string): PictureLadder {
  const inTheMaking = new Map<string, Promise<Buffer | null>>();

  const make = async (id: string, rung: Rung, path: string, sources: Sources): Promise<Buffer | null> => {
    const source = await sources.read(id);
    if (!source) return null;
    const bytes = await makeElsewhere(source, rung);
    await keep(path, bytes);
    return bytes;
  };

  return async (id, wanted, sources) => {
    const kept = await readKept(fileOf(folder, id, wanted));
    if (kept) return kept;
    const sourceWidth = await sources.widthOf(id);
    if (sourceWidth === null) return null;
    const rung = reachable(wanted, sourceWidth);
    const path = fileOf(folder, id, rung);
    const made = inTheMaking.get(path) ?? (await readKept(path)) ?? inTheMaking.get(path);
    if (made) return made;
    const making = make(id, rung, path, sources).finally(() => inTheMaking.delete(path));
    inTheMaking.set(path, making);
    return making;
  };
}

function fileOf(folder: string, id: string, { width, format }: Rung): string {
  return join(folder, id, `${width}.${format}`);
}

async function readKept(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whole or not at all: a half-written file would be served for ever. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}
