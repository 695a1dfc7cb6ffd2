import { and, asc, between, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listingSearch } from '../listing-search/postgres/search-table.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import { laddersOf } from './picture-ladders.ts';

/** What cards and galleries ask for on phones and on desktops. */
const rungs = ([640, 480, 960, 320] as const).map((width) => ({ width, format: 'avif' as const }));

/** Main pictures of results: a minute or two of one core. */
const mostCards = 96;
/** The first of them are opened: the photos that their galleries begin with. */
const mostOpened = 24;
const galleryPhotos = 5;

/**
 * Makes, one picture after the other, the files that the first visitors will ask for: homes on the market, newest first. Files
 * that are there already cost a look.
 * @param stopped looked at between two pictures
 * @param failed told of a picture that could not be made; the others are
 */
export async function warmPictures(
  database: Database,
  dataFolder: string,
  stopped: () => boolean,
  failed: (id: string, reason: unknown) => void,
): Promise<void> {
  const shown = await firstResults(database);
  const cards = shown.map(({ pictureId }) => pictureId);
  const inside = await galleriesOf(
    database,
    shown.slice(0, mostOpened).map(({ id }) => id),
  );
  const ladders = laddersOf(database, dataFolder);
  for (const id of new Set([...cards, ...inside])) {
    if (stopped()) return;
    if (id) await ladders.fill(id, rungs).catch((reason: unknown) => failed(id, reason));
  }
}

/** The tops of all searches in turn, those for a home before the others. */
async function firstResults(database: Database) {
  const { listingId, forLease, propertyType, publishedAt } = listingSearch;
  const place = sql`row_number() over (partition by ${forLease}, ${propertyType} order by ${publishedAt} desc, ${listingId})`;
  return database
    .select({ id: listings.id, pictureId: listings.pictureId })
    .from(listings)
    .innerJoin(listingSearch, eq(listingId, listings.id))
    .where(eq(listings.status, 'active'))
    .orderBy(desc(eq(propertyType, 'residential')), asc(place), desc(publishedAt), listingId)
    .limit(mostCards);
}

async function galleriesOf(database: Database, ids: string[]): Promise<(string | null)[]> {
  const { kind, position, removedAt, pictureId, listingId } = listingAssets;
  const rows = await database
    .select({ pictureId })
    .from(listingAssets)
    .where(and(inArray(listingId, ids), eq(kind, 'photo'), between(position, 2, galleryPhotos), isNull(removedAt)))
    .orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${listingId})`, asc(position));
  return rows.map((row) => row.pictureId);
}
