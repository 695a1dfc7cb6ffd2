import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDefinition } from 'federation';

/** webpack's `exposes`: the file of each page, by page name. */
export type ExposeTable = Record<string, { import: string; name: string }>;

/**
 * Returns one expose for each page of a remote's page table. For the page `search`, it exposes the file
 * `src/pages/search.page.tsx` as `./search`.
 * @throws Error that lists every page whose file is missing
 */
export function exposeTable(
  definition: RemoteDefinition,
  folder: string,
  fileExists: (path: string) => boolean = existsSync,
): ExposeTable {
  const exposes: ExposeTable = {};
  const missing: string[] = [];
  for (const name of new Set(definition.pages.map(({ page }) => page))) {
    const file = pageFile(name);
    if (!fileExists(join(folder, file))) missing.push(`page "${name}" needs ${file.slice(2)}`);
    exposes[`./${name}`] = { import: file, name };
  }
  if (missing.length > 0) throw new Error(`remote.ts of ${definition.name}: ${missing.join('; ')}`);
  return exposes;
}

/** Returns the path of a page's file, relative to the remote's folder. */
export function pageFile(page: string): string {
  return `./src/pages/${page}.page.tsx`;
}
