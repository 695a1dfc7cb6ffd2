import { asc, isNotNull, sql } from 'drizzle-orm';
import type { Suburb } from 'shared-contract/place/suburb';
import type { Database } from '../database/database.ts';
import { searchWords } from '../words/search-words.ts';
import { suburbColumns, suburbResource } from './suburb-resource.ts';
import { suburbs, suburbWords } from './suburb-table.ts';

/**
 * Suggests suburbs while a user types, best first: Ascot Vale for `asc` and `vale`, Richmond for `3121`, `richmond vic`
 * and `richmond 31`. Whole names and postcodes come first, then names that start with the text, then later words of
 * names. Among equals, cities come first.
 */
export async function suggestSuburbs(database: Database, typed: string, limit: number): Promise<Suburb[]> {
  const words = searchWords(typed);
  const [firstWord] = words.split(' ');
  if (!firstWord) return [];
  const { searchName, state, postcode, settlement } = suburbs;
  // The texts by which a suburb is found. The typed text has to start at a word of `whole`. When it contains the rest
  // of `whole`, the user has typed a complete name or postcode.
  const texts = sql`(values
    (${searchName} || ' ' || lower(${state}) || ' ' || ${postcode}, ${searchName}),
    (${searchName} || ' ' || ${postcode}, ${searchName}),
    (${postcode} || ' ' || ${searchName}, ${postcode})) as texts (text, whole)`;
  const best = database
    .select({
      rank: sql`min(sign(at - 1) - starts_with(${words}::text || ' ', substr(whole, at) || ' ')::int / 2.0)`.as('rank'),
    })
    .from(sql`(select whole, strpos(' ' || text, ' ' || ${words}::text) as at from ${texts}) as found`)
    .where(sql`at between 1 and length(whole)`)
    .as('best');
  const rows = await database
    .select(suburbColumns)
    .from(suburbs)
    .innerJoinLateral(best, isNotNull(best.rank))
    // Finds the candidates by the index of words.
    .where(sql`${suburbWords(searchName, postcode)} @@ to_tsquery('simple', ${`${firstWord}:*`})`)
    .orderBy(
      best.rank,
      sql`array_position(array['metro', 'semi-rural', 'rural'], ${settlement})`,
      asc(searchName),
      asc(postcode),
    )
    .limit(limit);
  return rows.map(suburbResource);
}
