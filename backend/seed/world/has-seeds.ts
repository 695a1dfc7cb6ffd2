import type { Database } from '../../src/database/database.ts';
import { suburbs } from '../../src/suburbs/suburb-table.ts';

/** Apart from the seeds, which take most of a second to load. */
export async function hasSeeds(database: Database): Promise<boolean> {
  const [found] = await database.select({ id: suburbs.id }).from(suburbs).limit(1);
  return found !== undefined;
}
