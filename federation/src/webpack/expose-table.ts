import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDefinition } from '../define-remote.ts';

/** Webpack's `exposes`: by page name, the file that draws it. */
export type ExposeTable = Record<string, { import: string; name: string }>;

/**
 * One expose per page of the table: page `search` is `src/pages/search.page.tsx`, exposed as `./search`.
 * @throws Error naming every page whose file is missing.
 */
export function exposeTable(
  definition: RemoteDefinition,
  folder: string,
  fileExists: (path: string) => boolean = existsSync,
): ExposeTable {
  const exposes: ExposeTable = {};
  const missing: string[] = [];
  for (const name of new Set(definition.pages.map(({ page }) => page))) {
    const file = `src/pages/${name}.page.tsx`;
    if (!fileExists(join(folder, file))) missing.push(`page "${name}" needs ${file}`);
    exposes[`./${name}`] = { import: `./${file}`, name };
  }
  if (missing.length > 0) throw new Error(`remote.ts of ${definition.name}: ${missing.join('; ')}`);
  return exposes;
}
