import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

type Column = { schema: string; table: string; column: string; type: string };

/**
 * Returns the columns in which a dump of the database would contain one of the texts in clear text, also inside of
 * bytes, such as `public.properties.notes contains "…"`. Reads all schemas, so it finds texts of jobs too.
 */
export async function findInDatabase(database: Database, texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.execute<Column>(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('information_schema', 'pg_catalog')
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'date')
    order by 1, 2, 3`);
  const found: string[] = [];
  for (const one of rows) {
    for (const text of texts) {
      if (await contains(database, one, text))
        found.push(`${one.schema}.${one.table}.${one.column} contains "${text}"`);
    }
  }
  return found;
}

async function contains(database: Database, { schema, table, column, type }: Column, text: string): Promise<boolean> {
  const name = sql.identifier(column);
  const isHit =
    type === 'bytea'
      ? sql`position(convert_to(${text}, 'UTF8') in ${name}) > 0`
      : sql`position(lower(${text}) in lower(${name}::text)) > 0`;
  const { rows } = await database.execute(
    sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(table)} where ${isHit} limit 1`,
  );
  return rows.length > 0;
}
