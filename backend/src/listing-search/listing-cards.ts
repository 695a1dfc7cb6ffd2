import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ListingSummary } from 'shared-contract/listing';
import type { Database } from '../database/database.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import { listingColumns, pictureColumns, propertyColumns } from '../listings/listing-row.ts';
import { listings } from '../listings/listing-table.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';
import type { Card, Followed } from './follow-listings.ts';
import type { Hit } from './search-index.ts';

/** Some 60 MB at most. */
const mostCards = 20_000;

/**
 * The public cards of what a search found, in its order. A card holds until its listing changes; the next open home is the
 * search's own, because time moves it.
 */
export async function cardsOf(
  database: Database,
  { cards }: Followed,
  hits: readonly Hit[],
): Promise<ListingSummary[]> {
  const missing = hits.filter(({ id }) => !cards.has(id)).map(({ id }) => id);
  const fresh = new Map(
    missing.length === 0 ? [] : (await drawCards(database, missing)).map((card) => [card.id, card]),
  );
  return hits.flatMap(({ id, nextOpen }) => {
    const card = fresh.get(id) ?? cards.get(id);
    if (!card) return [];
    keep(cards, card);
    return [{ ...card, nextOpen }];
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

/** The least lately used goes first: a Map keeps the order in which its keys came. */
function keep(cards: Map<string, Card>, card: Card): void {
  cards.delete(card.id);
  cards.set(card.id, card);
  if (cards.size <= mostCards) return;
  for (const oldest of cards.keys()) {
    cards.delete(oldest);
    return;
  }
}

async function drawCards(database: Database, ids: string[]): Promise<Card[]> {
  const known = prepared.get(database) ?? prepare(database);
  prepared.set(database, known);
  const rows = await known.execute({ ids });
  return rows.map((row) => {
    const { nextOpen: _, ...card } = summaryResource({ ...row, nextOpen: null }, 'public');
    return card;
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
