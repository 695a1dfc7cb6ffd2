import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { type PictureLadder, pictureLadder } from './picture-ladder.ts';
import { findPictureSource, findPictureWidth } from './picture-store.ts';
import type { Rung } from './rung.ts';

const ladders = new Map<string, PictureLadder>();

/** The ladders of a data folder: one maker, however many backends run on it in this process. */
export function laddersOf(database: Database, dataFolder: string): (id: string, rung: Rung) => Promise<Buffer | null> {
  const ladder = ladders.get(dataFolder) ?? pictureLadder(join(dataFolder, 'pictures'));
  ladders.set(dataFolder, ladder);
  return (id, rung) =>
    ladder(id, rung, {
      widthOf: (of) => findPictureWidth(database, of),
      read: (of) => findPictureSource(database, of),
    });
}
