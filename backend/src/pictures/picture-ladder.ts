import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureSource } from './make-rung.ts';
import { makeElsewhere } from './picture-maker.ts';
import { type Rung, reachable } from './rung.ts';

type Sources = {
  widthOf: (id: string) => Promise<number | null>;
  read: (id: string) => Promise<PictureSource | null>;
};

export type PictureLadder = {
  /** One file; null where there is no such picture. */
  file: (id: string, rung: Rung, sources: Sources) => Promise<Buffer | null>;
  /** Makes those of these files that are not there yet, when nobody waits for another. */
  fill: (id: string, rungs: readonly Rung[], sources: Sources) => Promise<void>;
};

/**
 * Each file is made when it is first asked for and kept in `folder`, which is a cache: throw it away and it fills again.
 * Those who ask for the same file meanwhile wait for the one that is being made.
 */
export function pictureLadder(folder: string): PictureLadder {
  const inTheMaking = new Map<string, Promise<Buffer | null>>();

  const make = async (id: string, rung: Rung, path: string, sources: Sources): Promise<Buffer | null> => {
    const source = await sources.read(id);
    if (!source) return null;
    const [bytes = null] = await makeElsewhere(source, [rung]);
    if (bytes) await keep(path, bytes);
    return bytes;
  };

  return {
    async file(id, wanted, sources) {
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
    },
    async fill(id, wanted, sources) {
      const missing = wanted.filter((rung) => !existsSync(fileOf(folder, id, rung)));
      const source = missing.length > 0 ? await sources.read(id) : null;
      if (!source) return;
      const rungs = missing.filter(({ width }) => width <= source.width);
      if (rungs.length === 0) return;
      // Whoever asks for one of them meanwhile does not wait for this: it makes the file at once.
      const files = await makeElsewhere(source, rungs, { later: true });
      for (const [index, rung] of rungs.entries()) {
        const file = files[index];
        if (file) await keep(fileOf(folder, id, rung), file);
      }
    },
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
