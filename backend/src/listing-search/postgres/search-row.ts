import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { OpenTime, SearchDocument } from '../listing-search.ts';
import { searchTable } from './search-table.ts';
import { quoted, termsOf } from './search-terms.ts';

/**
 * The version of the code that renders cards (`summaryResource`). Increment it when the public card changes. Cards of
 * older versions are then rendered for each response, until a backend starts and stores new ones.
 */
export const cardFormat = 1;

type Row = Record<keyof typeof searchTable.$inferInsert, unknown>;

/** Converts a document to a row. Location and terms become text, for PostgreSQL's JSON functions. */
export function searchRow(document: SearchDocument, now: Date): Row {
  const { id, location, opens, words: _words, ...columns } = document;
  const next = nextOpen(opens, now);
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

function nextOpen(opens: readonly OpenTime[], now: Date): OpenTime | null {
  const coming = opens.filter(({ endAt }) => endAt > now);
  return coming.toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime())[0] ?? null;
}

/** Inserts or updates rows that are sent as one parameter; with one per value, 1,000 rows would need 30,000. */
export function upsertRows(rows: readonly Row[]): SQL {
  const columns = Object.entries(getTableColumns(searchTable)).map(([key, { name }]) => ({ key, name }));
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const updates = sql.join(
    columns.map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  const json = rows.map((row) => Object.fromEntries(columns.map(({ key, name }) => [name, row[key as keyof Row]])));
  return sql`
    insert into ${searchTable} (${names})
    select ${names} from json_populate_recordset(null::${searchTable}, ${JSON.stringify(json)}::json)
    on conflict (listing_id) do update set ${updates}`;
}
