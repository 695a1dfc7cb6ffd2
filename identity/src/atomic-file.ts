import { open, readFile, rename } from 'node:fs/promises';

/** The parsed content, or undefined when there is no such file. */
export async function readJsonFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Error(`${path} cannot be read as JSON. Repair it, or move it away to start afresh.`, { cause: error });
  }
}

/** Old or new, never half: written aside, flushed, then renamed over. Only its owner may read it. */
export async function writeJsonFile(path: string, value: unknown): Promise<void> {
  const aside = `${path}.${process.pid}.new`;
  const file = await open(aside, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(value, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path);
}

/** The code of a system error. By shape: errors of another realm are no `instanceof Error`. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
