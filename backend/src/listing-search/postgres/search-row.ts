import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SearchDocument } from '../listing-search.ts';
import { searchTable } from './search-table.ts';
import { quoted, termsOf } from './search-terms.ts';

/**
 * The version of the code that renders cards (`cardOf`). Increment it when the public card changes. Cards of older
 * versions are then rendered for each response, until a backend starts and stores new ones.
 */
export const cardFormat = 5;

type Row = Record<keyof typeof searchTable.$inferInsert, unknown>;

/** Converts a document to a row. Location and terms become text, for PostgreSQL's JSON functions. */
export function searchRow(document: SearchDocument, now: Date): Row {
  const { id, location, opens, words: _words, ...columns } = document;
  const coming = opens.filter(({ endAt }) => endAt > now);
  const [next] = coming.sort((a, b) => a.startAt.getTime() - b.startAt.getTime());
  return {
    ...columns,
    listingId: id,
    location: location && `(${location.longitude},${location.latitude})`,
    nextOpenStart: next?.startAt ?? null,
    nextOpenEnd: next?.endAt ?? null,
    terms: termsOf(document).map(quoted).join(' '),
    cardFormat,
  };
}

/** Inserts or updates rows from a single JSON parameter. A thousand rows would otherwise need 30,000 parameters. */
export function upsertRows(rows: readonly Row[]): SQL {
  const columns = Object.entries(getTableColumns(searchTable)).map(([key, { name }]) => ({ key, name }));
  const names = sql.raw(columns.map(({ name }) => name).join(', '));
  const updates = sql.raw(columns.map(({ name }) => `${name} = excluded.${name}`).join(', '));
  const json = rows.map((row) => Object.fromEntries(columns.map(({ key, name }) => [name, row[key as keyof Row]])));
  return sql`
    insert into ${searchTable} (${names})
    select ${names} from json_populate_recordset(null::${searchTable}, ${JSON.stringify(json)}::json)
    on conflict (listing_id) do update set ${updates}`;
}
