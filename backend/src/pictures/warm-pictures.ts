import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import { laddersOf } from './picture-ladders.ts';

/** What cards of results ask for on phones and on desktops. */
const widths = [640, 480, 960] as const;

/** Four pages of results: a few minutes of one core, after which the maker's process is gone. */
const firstPages = 96;

/**
 * Makes, one after the other, the files that the first visitors will ask for: main pictures of what is on the market,
 * newest first. Files that are there already cost a look.
 * @param stopped looked at between two files
 */
export async function warmPictures(database: Database, dataFolder: string, stopped: () => boolean): Promise<void> {
  const newest = sql`max(${listings.publishedAt})`;
  const rows = await database
    .select({ id: listingAssets.pictureId })
    .from(listingAssets)
    .innerJoin(listings, eq(listings.id, listingAssets.listingId))
    .where(
      and(
        eq(listings.status, 'active'),
        eq(listingAssets.kind, 'photo'),
        eq(listingAssets.position, 1),
        isNull(listingAssets.removedAt),
      ),
    )
    .groupBy(listingAssets.pictureId)
    .orderBy(sql`${newest} desc nulls last`)
    .limit(firstPages);
  const fileOf = laddersOf(database, dataFolder);
  for (const { id } of rows) {
    for (const width of widths) {
      if (stopped()) return;
      if (id) await fileOf(id, { width, format: 'avif' });
    }
  }
}
