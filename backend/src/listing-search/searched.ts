import type { Database } from '../database/database.ts';
import { indexOfSuburbs } from '../suburbs/suburb-store.ts';
import { type Followed, followListings } from './follow-listings.ts';
import type { Searched } from './match-listings.ts';

/** All a search needs, as it is now. */
export async function searchedNow(database: Database, now: Date): Promise<Searched & { followed: Followed }> {
  const [followed, suburbs] = await Promise.all([followListings(database), indexOfSuburbs(database, now)]);
  return { followed, index: followed.index, around: suburbs.around, now: now.getTime() };
}
