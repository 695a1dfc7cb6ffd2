import { randomUUID } from 'node:crypto';
import { normalisedSearch, searchKey } from 'shared-contract/search/saved-search';
import { customerUsers } from '../../customer-users/customer-user-table.ts';
import type { Database } from '../../database/database.ts';
import type { SearchDocument } from '../../listing-search/listing-search.ts';
import { postgresListingSearch } from '../../listing-search/postgres/postgres-listing-search.ts';
import { findByBruteForce } from '../../listing-search/testing/brute-force-search.ts';
import { insertReferencedRows } from '../../listing-search/testing/postgres-search-harness.ts';
import { randomMarket } from '../../listing-search/testing/random-market.ts';
import { randomSearch } from '../../listing-search/testing/random-search.ts';
import { savedSearches } from '../../saved-searches/saved-search-table.ts';

export const listingCount = 1_000;
const people = 2_000;
const searchesPerPerson = 5;
export const searchCount = people * searchesPerPerson;

/** All searches were saved a day ago, so both daily and instant alerts are due. */
export const savedAt = (now: Date) => new Date(now.getTime() - 24 * 3_600_000);

/** Listings that were published within the last hour. */
export const alertMarket = (now: Date): SearchDocument[] =>
  randomMarket(listingCount, now).map((document, index) => ({
    ...document,
    publishedAt: new Date(now.getTime() - 1_000 - index * 3_000),
    card: JSON.stringify(cardOf(document)),
  }));

/** As much of a public card as mails contain. */
const cardOf = ({ id, suburb, bedrooms }: SearchDocument) => ({
  id,
  type: 'lease',
  pricing: { displayType: 'value', displayValue: { value: '650.00' } },
  property: { address: { fullAddress: `1 Bridge Road, ${suburb}` } },
  listingPropertyDetails: [{ name: 'bedrooms', value: bedrooms }],
  picture: { id, width: 1600, height: 1067, alt: 'The front' },
});

export async function insertAlertWorld(database: Database, market: SearchDocument[], now: Date): Promise<void> {
  await insertReferencedRows(database, market);
  await postgresListingSearch(database).put(market, now);
  const since = savedAt(now);
  const users = Array.from({ length: people }, (_, index) => ({
    id: randomUUID(),
    firstName: 'Person',
    lastName: String(index),
    username: `person-${index}@example.com`,
  }));
  for (const [index, user] of users.entries()) {
    await database.insert(customerUsers).values(user);
    const searches = new Map(
      Array.from({ length: searchesPerPerson }, (_, own) => {
        const { around: _around, ...search } = randomSearch(index * searchesPerPerson + own, now);
        // A search of one person differs from the others, and finds a few of the listings, as saved searches do.
        const landMin = (index * 37 + own * 211) % 900;
        const stored = normalisedSearch({ ...search, landMin, landMax: landMin + 60, landUnit: 'm2' });
        return [searchKey(stored), stored] as const;
      }),
    );
    const rows = [...searches].map(([key, search], own) => ({
      id: randomUUID(),
      ownerId: user.id,
      name: `Search ${own}`,
      search,
      searchKey: key,
      seenAt: since,
      alert: own % 2 === 0 ? ('daily' as const) : ('instant' as const),
      alertAfter: since,
      alertedAt: since,
    }));
    await database.insert(savedSearches).values(rows);
  }
}

/** Returns `search listing` for each listing that a search must send, as the rules of search say. */
export async function expectedPairs(database: Database, market: SearchDocument[], now: Date): Promise<string[]> {
  const rows = await database.select().from(savedSearches);
  return rows
    .flatMap(({ id, search }) =>
      findByBruteForce(market, { ...search, around: [] }, now).map((listing) => `${id} ${listing.id}`),
    )
    .sort();
}
