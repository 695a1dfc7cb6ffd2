import { type Database, suburbs } from 'backend/tables';

/**
 * Returns whether the database has demo data. This file is an entry point of its own, because importing all demo data
 * takes most of a second, and only an empty database needs that data.
 */
export async function hasDemoData(database: Database): Promise<boolean> {
  const [found] = await database.select({ id: suburbs.id }).from(suburbs).limit(1);
  return found !== undefined;
}
