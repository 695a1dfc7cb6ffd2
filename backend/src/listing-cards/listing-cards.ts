import { and, inArray } from 'drizzle-orm';
import type { ListingSummary } from 'shared-contract/listing/listing';
import type { Database } from '../database/database.ts';
import { withField } from '../http/json-ld.ts';
import type { Hit } from '../listing-search/listing-search.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import { listings } from '../listings/listing-table.ts';
import { cardOf, readListings } from '../search-documents/stored-listings.ts';

/**
 * Returns the public cards of search hits as JSON, in the same order. Uses the stored cards, and renders those that are
 * missing or in an old format.
 */
export async function cardsOf(database: Database, hits: readonly Hit[]): Promise<string[]> {
  const outdated = hits.filter(({ card }) => card === null).map(({ id }) => id);
  const rendered = new Map(
    (await readListings(database, outdated)).map((stored) => [stored.listing.id, cardOf(stored)]),
  );
  return hits.flatMap(({ id, card, nextOpen }) => {
    const text = card ?? rendered.get(id);
    return text ? [withField(text, 'nextOpen', JSON.stringify(nextOpen))] : [];
  });
}

/**
 * Returns the public summaries of hits, in the same order. Unlike cards, they contain the ids of the property, which
 * earlier releases of remotes read.
 */
export async function summariesOf(database: Database, hits: readonly Hit[]): Promise<ListingSummary[]> {
  const ids = hits.map(({ id }) => id);
  const stored = new Map((await readListings(database, ids)).map((one) => [one.listing.id, one]));
  return hits.flatMap(({ id, nextOpen }) => {
    const found = stored.get(id);
    return found ? [summaryResource({ ...found, nextOpen }, 'public')] : [];
  });
}

/** Returns hits for those listings that are sold or leased. No search finds these, but a shortlist shows them. */
export async function soldOrLeased(database: Database, ids: readonly string[]): Promise<Hit[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, [...ids]), inArray(listings.status, ['sold', 'leased'])));
  return rows.map(({ id }) => ({ id, card: null, nextOpen: null }));
}
