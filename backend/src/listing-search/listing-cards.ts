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
  const known = new Map(hits.map(({ id }) => [id, cards.get(id)]));
  const missing = hits.map(({ id }) => id).filter((id) => !known.get(id));
  const { version } = cards;
  for (const { id, card } of missing.length === 0 ? [] : await drawCards(database, missing)) {
    known.set(id, card);
    if (cards.version === version) cards.set(id, card);
  }
  return hits.flatMap(({ id, nextOpen }) => {
    const card = known.get(id);
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

async function drawCards(database: Database, ids: string[]): Promise<{ id: string; card: string }[]> {
  const known = prepared.get(database) ?? prepare(database);
  prepared.set(database, known);
  const rows = await known.execute({ ids });
  return rows.map((row) => {
    const { nextOpen: _, ...card } = summaryResource({ ...row, nextOpen: null }, 'public');
    return { id: card.id, card: JSON.stringify(card) };
  });
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
