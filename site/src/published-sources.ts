import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileOf = (store: string) => join(store, 'fingerprints.json');

/** By package, the fingerprint of the sources that were last published into a store. A file that was damaged says nothing: then all is looked at anew. */
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

/** Whole or not at all. */
export async function notePublishedSources(store: string, sources: Record<string, string>): Promise<void> {
  const draft = `${fileOf(store)}.new`;
  await writeFile(draft, JSON.stringify(sources, null, 2));
  await rename(draft, fileOf(store));
}
