import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './checks/run.ts';

/**
 * Builds a package, unless its `dist` was built from the same sources. The build runs in a child process, so that the
 * memory of webpack is freed at its end.
 * @param fingerprint the hash of the package's sources (stale-packages.ts)
 * @returns the path of `dist`, and whether the package was built now
 * @throws Error with the output of a build that fails
 */
export async function buildPackage(name: string, fingerprint: string): Promise<{ dist: string; built: boolean }> {
  const dist = join(root, name, 'dist');
  const mark = join(dist, 'built-from');
  const builtFrom = await readFile(mark, 'utf8').catch(() => '');
  if (builtFrom === fingerprint) return { dist, built: false };
  const { ok, output } = await run('node', ['federation-build/src/webpack/cli.ts', 'build', name]);
  if (!ok) throw new Error(`${name} did not build:\n${output}`);
  await writeFile(mark, fingerprint);
  return { dist, built: true };
}
