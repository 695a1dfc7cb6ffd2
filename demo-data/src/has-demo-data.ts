import { type Database, suburbs } from 'backend/tables';

/** An entry point of its own: loading everything else takes most of a second, which only an empty database needs. */
export async function hasDemoData(database: Database): Promise<boolean> {
  const [found] = await database.select({ id: suburbs.id }).from(suburbs).limit(1);
  return found !== undefined;
}
