import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

const fileOf = (store: string) => join(store, 'fingerprints.json');

/**
 * Returns, by package name, the fingerprint of the sources from which each package was last published into a store. A
 * damaged file counts as empty, so that all packages are checked again.
 */
export async function publishedSources(store: string): Promise<Record<string, string>> {
  try {
    const known: unknown = JSON.parse(await readFile(fileOf(store), 'utf8'));
    if (typeof known !== 'object' || known === null || Array.isArray(known)) return {};
    const isFingerprint = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
    return Object.fromEntries(Object.entries(known).filter(isFingerprint));
  } catch {
    return {};
  }
}

export async function storePublishedSources(store: string, sources: Record<string, string>): Promise<void> {
  await writeFileAtomic(fileOf(store), JSON.stringify(sources, null, 2));
}
