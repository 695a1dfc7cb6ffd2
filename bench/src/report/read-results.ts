import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Result } from './performance-page.ts';

export const resultsFolder = resolve(import.meta.dirname, '../../results');
export const performancePagePath = resolve(import.meta.dirname, '../../../docs/performance.md');

export async function readResults(): Promise<Result[]> {
  const files = (await readdir(resultsFolder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(resultsFolder, file), 'utf8'))));
}
