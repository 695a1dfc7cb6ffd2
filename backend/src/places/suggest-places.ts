import { asc, desc, sql } from 'drizzle-orm';
import type { Place } from 'shared-contract/place/place';
import type { Database } from '../database/database.ts';
import { bestMatch } from '../suburbs/best-match.ts';
import { suburbs, suburbWords } from '../suburbs/suburb-table.ts';
import { typedPlace } from '../suburbs/typed-place.ts';
import { allPlaces, placeResource } from './all-places.ts';
import { places, placeWords } from './place-table.ts';

/**
 * Suggests places of all kinds while a user types, best first: complete names, postcodes and abbreviations of states
 * come first, then names that start with the text, then later words of names. Among equals, places with more suburbs
 * come first, then cities and regions, then suburbs in cities.
 */
export async function suggestPlaces(database: Database, typed: string, limit: number): Promise<Place[]> {
  const place = typedPlace(typed);
  if (!place) return [];
  // Finds the candidates by the indexes of words.
  const found = allPlaces(
    database,
    sql`${suburbWords(suburbs.searchName, suburbs.postcode)} @@ ${place.firstWord}`,
    sql`${placeWords(places.searchName, places.state)} @@ ${place.firstWord}`,
  );
  const { searchName, state, postcode, code, kind, settlement } = found;
  const { slug, name, south, west, north, east } = found;
  const rank = bestMatch(place.words, [
    [sql`concat_ws(' ', ${searchName}, lower(${state}), ${postcode})`, searchName],
    [sql`concat_ws(' ', ${searchName}, ${postcode})`, searchName],
    [sql`${code} || ' ' || ${searchName}`, code],
  ]);
  const rows = await database
    .select({ slug, name, kind, state, postcode, south, west, north, east, suburbs: found.suburbs, rank })
    .from(found)
    .orderBy(
      rank,
      desc(found.suburbs),
      sql`array_position(array['city', 'region', 'state', 'suburb', 'council'], ${kind})`,
      sql`array_position(array['metro', 'semi-rural', 'rural'], ${settlement})`,
      asc(searchName),
      asc(slug),
    )
    .limit(limit);
  // Those without a match come last.
  return rows.filter((row) => row.rank !== null).map(placeResource);
}
