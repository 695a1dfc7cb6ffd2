import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { type PictureLadder, pictureLadder } from './picture-ladder.ts';
import { findPictureSource, findPictureWidth } from './picture-store.ts';
import type { Rung } from './rung.ts';

const ladders = new Map<string, PictureLadder>();

type PictureFiles = {
  file: (id: string, rung: Rung) => Promise<Buffer | null>;
  fill: (id: string, rungs: readonly Rung[]) => Promise<void>;
};

/** The ladders of a data folder: one maker, however many backends run on it in this process. */
export function laddersOf(database: Database, dataFolder: string): PictureFiles {
  const ladder = ladders.get(dataFolder) ?? pictureLadder(join(dataFolder, 'pictures'));
  ladders.set(dataFolder, ladder);
  const sources = {
    widthOf: (of: string) => findPictureWidth(database, of),
    read: (of: string) => findPictureSource(database, of),
  };
  return {
    file: (id, rung) => ladder.file(id, rung, sources),
    fill: (id, rungs) => ladder.fill(id, rungs, sources),
  };
}
