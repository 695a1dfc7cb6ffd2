import { readFile } from 'node:fs/promises';
import writeFileAtomic from 'write-file-atomic';

/** Returns the parsed content of a JSON file, or undefined when the file does not exist. */
export async function readJsonFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Error(`${path} cannot be read as JSON. Repair it, or delete it to start with a new one.`, {
      cause: error,
    });
  }
}

/**
 * Replaces a JSON file atomically: after a crash it contains either the old or the new content. Only the system user
 * that runs this service can read it.
 */
export async function writeJsonFile(path: string, value: unknown): Promise<void> {
  await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
}

/**
 * Returns the `code` of a system error, such as `ENOENT`. Does not test `instanceof Error`, because that is false for
 * an error from another JavaScript realm.
 */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
