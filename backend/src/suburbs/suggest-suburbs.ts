import { asc, sql } from 'drizzle-orm';
import type { Suburb } from 'shared-contract/place/suburb';
import type { Database } from '../database/database.ts';
import { bestMatch } from './best-match.ts';
import { suburbColumns, suburbResource } from './suburb-resource.ts';
import { suburbs, suburbWords } from './suburb-table.ts';
import { typedPlace } from './typed-place.ts';

/**
 * Suggests suburbs while a user types, best first: Ascot Vale for `asc` and `vale`, Richmond for `3121`, `richmond vic`
 * and `richmond 31`. Whole names and postcodes come first, then names that start with the text, then later words of
 * names. Among equals, cities come first.
 */
export async function suggestSuburbs(database: Database, typed: string, limit: number): Promise<Suburb[]> {
  const place = typedPlace(typed);
  if (!place) return [];
  const { searchName, state, postcode, settlement } = suburbs;
  const rank = bestMatch(place.words, [
    [sql`${searchName} || ' ' || lower(${state}) || ' ' || ${postcode}`, searchName],
    [sql`${searchName} || ' ' || ${postcode}`, searchName],
    [sql`${postcode} || ' ' || ${searchName}`, postcode],
  ]);
  const rows = await database
    .select({ ...suburbColumns, rank })
    .from(suburbs)
    // Finds the candidates by the index of words.
    .where(sql`${suburbWords(searchName, postcode)} @@ ${place.firstWord}`)
    .orderBy(
      rank,
      sql`array_position(array['metro', 'semi-rural', 'rural'], ${settlement})`,
      asc(searchName),
      asc(postcode),
    )
    .limit(limit);
  // Those without a match come last.
  return rows.filter((row) => row.rank !== null).map(({ rank: _, ...row }) => suburbResource(row));
}
