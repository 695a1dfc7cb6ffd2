import type { Database } from '../src/database/database.ts';
import { completeSearch } from '../src/search-documents/store-in-search.ts';
import { hasSeeds } from './world/has-seeds.ts';
import { makeWorld, type WorldSize } from './world/make-world.ts';
import { analyse, writeWorld } from './world/write-world.ts';

type Options = { now: Date; log?: (line: string) => void };

export const whole: WorldSize = {
  hiddenOwners: 300,
  market: { residentialSale: 790, residentialLease: 690, residentialBoth: 50, commercial: 340, land: 180, rural: 150 },
};

const small: WorldSize = {
  hiddenOwners: 12,
  market: { residentialSale: 14, residentialLease: 14, residentialBoth: 2, commercial: 6, land: 3, rural: 3 },
};

/** Fills an empty database with believable Australia. A database that has seeds is left alone. */
export async function seedIfEmpty(database: Database, { now, log = () => {} }: Options): Promise<void> {
  if (await hasSeeds(database)) return;
  const started = performance.now();
  const world = makeWorld(now, whole);
  if (!(await writeWorld(database, world))) return;
  await completeSearch(database, now);
  await analyse(database);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`seeded ${world.listings.length} listings and ${world.pictures.length} pictures in ${seconds} s`);
}

/** The demo accounts whole and a handful of other people's listings, for tests. */
export async function seedSmall(database: Database, { now = new Date() }: Partial<Options> = {}): Promise<void> {
  await writeWorld(database, makeWorld(now, small));
  await completeSearch(database, now);
}
