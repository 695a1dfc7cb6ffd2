import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { folderFiles } from './folder-files.ts';

type Packages = ReadonlyMap<string, Record<string, string>>;

/**
 * Returns a sentence for each import in the workspace packages of a server's folder whose file or npm package is not in
 * the folder, such as a file that only tests use.
 */
export function missingImports(folder: string, names: readonly string[]): string[] {
  const packages: Packages = new Map(
    names.map((name) => [name, JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).exports]),
  );
  return names.flatMap((name) =>
    folderFiles(join(folder, name, 'src'))
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(folder, name, 'src', path))
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => !isThere(specifier, file, { folder, name, packages }))
          .map((specifier) => `${file} imports ${specifier}, which is not in ${folder}`),
      ),
  );
}

/** Returns what Node loads for a file: imports without `import type`, and imports during the run. */
export function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const imports = module.staticImports
    .filter(({ start }) => !/^import\s+type\b/.test(text.slice(start, start + 20)))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports
    .filter(({ start }) => !/^export\s+type\b/.test(text.slice(start, start + 20)))
    .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
  const lazy = module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end));
  const literals = lazy.filter((source) => /^(['"]).*\1$/.test(source)).map((source) => source.slice(1, -1));
  const workers = [...text.matchAll(/new URL\('(\.{1,2}\/[^']*\w\.\w+)', import\.meta\.url\)/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set([...imports, ...exports, ...literals, ...workers])];
}

type Importer = { folder: string; name: string; packages: Packages };

function isThere(specifier: string, file: string, { folder, name, packages }: Importer): boolean {
  if (specifier.startsWith('node:')) return true;
  if (specifier.startsWith('.')) return existsSync(resolve(dirname(file), specifier));
  const [imported = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  // A package may import its own entry points by its name.
  if (imported !== name && !existsSync(join(folder, name, 'node_modules', imported))) return false;
  const exports = packages.get(imported);
  return !exports || Object.entries(exports).some(([entry, path]) => has(join(imported, entry), join(imported, path)));

  function has(entry: string, path: string): boolean {
    const [before = '', after] = entry.split('*');
    if (after === undefined) return specifier === entry;
    return specifier.startsWith(before) && existsSync(join(folder, path.replace('*', specifier.slice(before.length))));
  }
}
