import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

/** The root of this repository. */
export const root = resolve(import.meta.dirname, '../..');

const texts = z._default(z.record(z.string(), z.string()), {});

/** The fields of package.json that a server's folder needs. */
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  type: z.literal('module'),
  exports: texts,
  scripts: texts,
  dependencies: texts,
  /** Files and folders beside `src` that the package reads at run time. */
  files: z._default(z.array(z.string()), []),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Reads the package.json of a package of this repository. */
export function readManifest(name: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')));
}

/** Returns the package and all workspace packages among its production dependencies, in the order of their names. */
export function productionPackages(name: string): Manifest[] {
  const found = new Map<string, Manifest>();
  const visit = (one: string) => {
    if (found.has(one)) return;
    const manifest = readManifest(one);
    found.set(one, manifest);
    for (const [dependency, version] of Object.entries(manifest.dependencies))
      if (version.startsWith('workspace:')) visit(dependency);
  };
  visit(name);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
