import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Adds a further migration, as a next version has it, to a copy of the folder of our migrations. */
export async function addMigration(folder: string, statement: string): Promise<void> {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(folder, 'next.sql'), statement);
}
