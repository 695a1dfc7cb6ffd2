import type { FoundListing } from 'shared-contract/search/found-listing';
import type { Database } from '../database/database.ts';
import { cardsOf, soldOrLeased } from '../listing-cards/listing-cards.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';

/** Public cards by listing id. One run of a job shares them, because many mails contain the same listings. */
export type CardCache = Map<string, FoundListing>;

/** Adds the public cards of these listings, also of sold and leased ones. Skips those that are known or not public. */
export async function loadCards(
  database: Database,
  cards: CardCache,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !cards.has(id));
  if (missing.length === 0) return;
  const hits = await createListingSearch(database).hits(missing, now);
  const found = new Set(hits.map(({ id }) => id));
  const closed = await soldOrLeased(
    database,
    missing.filter((id) => !found.has(id)),
  );
  for (const text of await cardsOf(database, [...hits, ...closed])) {
    const card = JSON.parse(text) as FoundListing;
    cards.set(card.id, card);
  }
}
