import { and, asc, between, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { listingSearch } from '../listing-search/postgres/search-table.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import { type PictureStorage, prepareImageVariants } from './image-variants.ts';

/** Four search pages. */
const maxCards = 96;
/** Listings of the first search page, whose galleries are opened next. */
const maxGalleries = 24;
const photosPerGallery = 5;

/**
 * Prepares the pictures that the first visitors see: the cards of the first search pages, then the galleries behind the first
 * page. Pictures that are prepared already cost a file check.
 * @param onError receives a picture that failed; the others continue
 */
export async function prepareFirstPictures(
  storage: PictureStorage,
  signal: AbortSignal,
  onError: (pictureId: string, error: unknown) => void,
): Promise<void> {
  const shown = await firstSearchResults(storage);
  const cards = shown.map(({ pictureId }) => pictureId);
  const firstPage = shown.slice(0, maxGalleries).map(({ id }) => id);
  const galleries = await galleryPictures(storage, firstPage);
  for (const id of new Set([...cards, ...galleries])) {
    if (signal.aborted) return;
    if (id) await prepareImageVariants(storage, id).catch((error: unknown) => onError(id, error));
  }
}

/** The newest listings of each kind of search, taken in turns; homes come before commercial property, land and farms. */
async function firstSearchResults({ database }: PictureStorage) {
  const { listingId, forLease, propertyType, publishedAt } = listingSearch;
  const rank = sql`row_number() over (
    partition by ${forLease}, ${propertyType} order by ${publishedAt} desc, ${listingId}
  )`;
  return database
    .select({ id: listings.id, pictureId: listings.pictureId })
    .from(listings)
    .innerJoin(listingSearch, eq(listingId, listings.id))
    .where(eq(listings.status, 'active'))
    .orderBy(desc(eq(propertyType, 'residential')), asc(rank), desc(publishedAt), listingId)
    .limit(maxCards);
}

async function galleryPictures({ database }: PictureStorage, listingIds: string[]): Promise<(string | null)[]> {
  const { kind, position, removedAt, pictureId, listingId } = listingAssets;
  const rows = await database
    .select({ pictureId })
    .from(listingAssets)
    .where(
      and(inArray(listingId, listingIds), eq(kind, 'photo'), between(position, 2, photosPerGallery), isNull(removedAt)),
    )
    .orderBy(sql`array_position(${sql.param(listingIds)}::uuid[], ${listingId})`, asc(position));
  return rows.map((row) => row.pictureId);
}
