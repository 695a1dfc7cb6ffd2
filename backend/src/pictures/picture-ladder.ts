import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keep, readKept } from './kept-file.ts';
import { makeElsewhere } from './picture-maker.ts';
import type { PictureSource } from './picture-store.ts';
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
    const [bytes = null] = await makeElsewhere(source, [rung], join(folder, id));
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
      const files = await makeElsewhere(source, rungs, join(folder, id), { later: true });
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
