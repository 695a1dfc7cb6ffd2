import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { withField } from '../http/json-ld.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import { listingColumns, pictureColumns, propertyColumns } from '../listings/listing-row.ts';
import { listings } from '../listings/listing-table.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';
import type { Followed } from './follow-listings.ts';
import type { Hit } from './search-index.ts';

/**
 * The public cards of what a search found, in its order, as JSON. A card holds until its listing changes; the next open home is the
 * search's own, because time moves it.
 */
export async function cardsOf(database: Database, { cards }: Followed, hits: readonly Hit[]): Promise<string[]> {
  const known = hits.map(({ id }) => cards.get(id));
  const missing = hits.filter((_, at) => !known[at]).map(({ id }) => id);
  const { version } = cards;
  const drawn = missing.length === 0 ? new Map<string, string>() : await drawCards(database, missing);
  if (cards.version === version) for (const [id, card] of drawn) cards.set(id, card);
  return hits.flatMap(({ id, nextOpen }, at) => {
    const card = known[at] ?? drawn.get(id);
    return card ? [withField(card, 'nextOpen', JSON.stringify(nextOpen))] : [];
  });
}

/** Of these those that were on the market and found somebody: no search finds them, their cards stay. */
export async function soldOrLeased(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, [...ids]), inArray(listings.status, ['sold', 'leased'])));
  return new Set(rows.map(({ id }) => id));
}

/** By their listings' ids. */
async function drawCards(database: Database, ids: string[]): Promise<Map<string, string>> {
  const known = prepared.get(database) ?? prepare(database);
  prepared.set(database, known);
  const rows = await known.execute({ ids });
  return new Map(
    rows.map((row) => {
      const { nextOpen: _, ...card } = summaryResource({ ...row, nextOpen: null }, 'public');
      return [card.id, JSON.stringify(card)];
    }),
  );
}

/** The database plans it once. */
function prepare(database: Database) {
  return database
    .select({ listing: listingColumns, property: propertyColumns, picture: pictureColumns })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .leftJoin(pictures, eq(pictures.id, listings.pictureId))
    .where(sql`${listings.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('listing-cards');
}

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();
