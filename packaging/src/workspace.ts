import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod/mini';

/** The root of this repository. */
export const root = resolve(import.meta.dirname, '../..');

const names = z._default(z.record(z.string(), z.string()), {});

/** The fields of a workspace package's package.json that its npm package is made of. */
export const manifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  /** Entry points: `{ ".": "./src/index.ts", "./*.css": "./src/*.css" }`. */
  exports: z._default(z.record(z.string(), z.string()), {}),
  /** Commands, with the source file of each: `{ "verandah-remote": "./src/cli.ts" }`. */
  bin: z.optional(z.record(z.string(), z.string())),
  dependencies: names,
  sideEffects: z.optional(z.union([z.boolean(), z.array(z.string())])),
  /** Files and folders beside `src` that the npm package contains as they are. */
  files: z._default(z.array(z.string()), []),
});
export type Manifest = z.infer<typeof manifest>;

/** A package of this repository. */
export interface WorkspacePackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Returns all packages of this repository, by name. */
export function readWorkspace(): ReadonlyMap<string, WorkspacePackage> {
  const paths = globSync('*/package.json', { cwd: root, exclude: (path) => path === 'node_modules' });
  return new Map(
    paths.sort().map((path) => {
      const folder = join(root, dirname(path));
      const read = manifest.parse(JSON.parse(readFileSync(join(root, path), 'utf8')));
      return [read.name, { folder, manifest: read }];
    }),
  );
}

/** Returns the version of each npm package in the catalog of pnpm-workspace.yaml. */
export function readCatalog(): Readonly<Record<string, string>> {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return z.object({ catalog: z.record(z.string(), z.string()) }).parse(load(text)).catalog;
}

/**
 * The packages that a remote in another repository is made of, imports, builds and tests with. What they depend on is
 * published too, such as the backend.
 */
const published = /^(?:create-verandah-remote|federation(?:-build|-testing)?|shared-.*|tenancy-law)$/;

/** Returns the packages to publish, each after the packages that it depends on. */
export function publishedPackages(workspace: ReadonlyMap<string, WorkspacePackage>): WorkspacePackage[] {
  const found = new Set<WorkspacePackage>();
  const visit = (name: string) => {
    const one = workspace.get(name);
    if (!one || found.has(one)) return;
    for (const dependency of Object.keys(one.manifest.dependencies)) visit(dependency);
    found.add(one);
  };
  for (const name of workspace.keys()) if (published.test(name)) visit(name);
  return [...found];
}
