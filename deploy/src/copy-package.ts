import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { type Manifest, root } from './workspace.ts';

/** Folders of tests and development. They may import devDependencies (biome.json), which are not installed. */
const developmentFolders = /(?:^|\/)(?:testing|second-reading|map\/build)$/;

/** Tests, source maps, and the snapshots that drizzle-kit compares to generate migrations. */
const developmentFiles = /(?:\.(?:test|spec)\.tsx?|\.map|\/meta\/\d+_snapshot\.json)$/;

/** Copies what a workspace package needs in production into `<folder>/<name of the package>/`. */
export async function copyPackage(manifest: Manifest, folder: string, without: readonly string[]): Promise<void> {
  const source = join(root, manifest.name);
  const target = join(folder, manifest.name);
  await mkdir(target, { recursive: true });
  for (const part of ['src', ...manifest.files]) {
    await cp(join(source, part), join(target, part), {
      recursive: true,
      filter: (path) => isProduction(relative(source, path)),
    });
  }
  await writeFile(join(target, 'package.json'), json(prunedManifest(manifest, target, without)));
}

export function isProduction(path: string): boolean {
  return !developmentFolders.test(path) && !developmentFiles.test(path) && basename(path) !== 'node_modules';
}

/** The package.json without devDependencies, and without entry points and scripts whose files were not copied. */
function prunedManifest(manifest: Manifest, target: string, without: readonly string[]) {
  const { name, version, license, type } = manifest;
  const has = (path: string) => existsSync(join(target, path.replace(/\*.*$/, '')));
  return {
    name,
    version,
    private: true,
    license,
    type,
    exports: keep(manifest.exports, (_name, path) => has(path)),
    scripts: keep(manifest.scripts, (_name, command) => has(/\bsrc\/\S+\.ts$/.exec(command)?.[0] ?? 'none')),
    dependencies: keep(manifest.dependencies, (dependency) => !without.includes(dependency)),
  };
}

function keep(record: Record<string, string>, accept: (key: string, value: string) => boolean) {
  return Object.fromEntries(Object.entries(record).filter(([key, value]) => accept(key, value)));
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
