import { shellPages } from 'federation';
import type { Storage } from 'storage';
import { readLive } from '../history/read-builds.ts';

/** Returns the paths of all pages of the live build, as page tables write them: `/listings/:listingId`. */
export async function livePages(storage: Storage): Promise<string[]> {
  const { live } = await readLive(storage);
  const remotes = Object.values(live?.build.remotes ?? {});
  return [...shellPages, ...remotes.flatMap(({ pages }) => pages)].map(({ path }) => path).sort();
}
