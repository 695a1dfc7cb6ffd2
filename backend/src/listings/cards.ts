import { eq, inArray } from 'drizzle-orm';
import type { ListingSummary } from 'shared-contract/listing';
import type { Database } from '../database/database.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';
import { summaryResource } from './listing-resource.ts';
import { listingColumns, pictureColumns, propertyColumns } from './listing-row.ts';
import { listings } from './listing-table.ts';
import type { Hit } from './search-listings.ts';

type Card = Omit<ListingSummary, 'nextOpen'>;

/** Some 15 MB at most. */
const mostCards = 5000;
const drawn = new WeakMap<Database, Map<string, Card>>();

/**
 * The public cards of what a search found, in its order. A card holds as long as the versions of its listing and property
 * do, so that a change is seen by the next search; the next open home is the search's own, because time moves it.
 */
export async function cardsOf(database: Database, hits: readonly Hit[]): Promise<ListingSummary[]> {
  const cards = drawn.get(database) ?? new Map<string, Card>();
  drawn.set(database, cards);
  const missing = hits.filter((hit) => !cards.has(keyOf(hit))).map(({ id }) => id);
  const fresh = missing.length === 0 ? [] : await drawCards(database, missing);
  return hits.flatMap((hit) => {
    const card = fresh.find(({ id }) => id === hit.id) ?? cards.get(keyOf(hit));
    if (!card) return [];
    keep(cards, keyOf(hit), card);
    const nextOpen = hit.nextOpen && {
      startAt: hit.nextOpen.startAt.toISOString(),
      endAt: hit.nextOpen.endAt.toISOString(),
    };
    return [{ ...card, nextOpen }];
  });
}

const keyOf = ({ id, version, propertyVersion }: Hit) => `${id} ${version} ${propertyVersion}`;

/** The least lately used goes first: a Map keeps the order in which its keys came. */
function keep(cards: Map<string, Card>, key: string, card: Card): void {
  cards.delete(key);
  cards.set(key, card);
  if (cards.size <= mostCards) return;
  for (const oldest of cards.keys()) {
    cards.delete(oldest);
    return;
  }
}

async function drawCards(database: Database, ids: string[]): Promise<Card[]> {
  const rows = await database
    .select({ listing: listingColumns, property: propertyColumns, picture: pictureColumns })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .leftJoin(pictures, eq(pictures.id, listings.pictureId))
    .where(inArray(listings.id, ids));
  return rows.map((row) => {
    const { nextOpen: _, ...card } = summaryResource({ ...row, nextOpen: null }, 'public');
    return card;
  });
}
