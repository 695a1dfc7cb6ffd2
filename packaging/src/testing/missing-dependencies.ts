import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';

const names = z._default(z.record(z.string(), z.unknown()), {});
const entry = z.union([z.string(), z.object({ default: z.string() })]);
const manifest = z.object({
  name: z.string(),
  exports: z._default(z.record(z.string(), entry), {}),
  bin: z._default(z.record(z.string(), z.string()), {}),
  dependencies: names,
  peerDependencies: names,
});

/**
 * Follows the imports of a built npm package from its entry points.
 * @returns the file and the name of each imported package that the package does not install
 */
export async function missingDependencies(folder: string): Promise<string[]> {
  const read = manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  const installed = new Set([read.name, ...Object.keys(read.dependencies), ...Object.keys(read.peerDependencies)]);
  const entries = [...Object.values(read.exports), ...Object.values(read.bin)]
    .map((one) => (typeof one === 'string' ? one : one.default))
    .flatMap((file) => globSync(file.replace('*', '**/*'), { cwd: folder }).map((path) => join(folder, path)));
  const found = new Set(entries.filter((file) => /\.m?js$/.test(file)));
  const missing: string[] = [];
  // A set also iterates over what is added meanwhile.
  for (const file of found) {
    for (const specifier of specifiersIn(await readFile(file, 'utf8'))) {
      if (/^\.{1,2}\/.*\.m?js$/.test(specifier)) found.add(resolve(dirname(file), specifier));
      else if (!specifier.startsWith('.') && !isBuiltin(specifier) && !installed.has(packageOf(specifier)))
        missing.push(`${file.slice(folder.length + 1)}: ${specifier}`);
    }
  }
  return missing;
}

/** What a file imports, re-exports, or imports when a function is called. */
function specifiersIn(text: string): string[] {
  return [...text.matchAll(/^(?:import |export |\} )(?:[^;'"=]*\bfrom )?'([^'\n]+)';|\bimport\('([^'\n]+)'\)/gm)].map(
    ([, written, lazy]) => written ?? lazy ?? '',
  );
}

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
