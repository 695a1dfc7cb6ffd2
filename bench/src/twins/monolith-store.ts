import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const cache = resolve(import.meta.dirname, '../../../.cache');
const builder = resolve(import.meta.dirname, '../monolith/cli.ts');

/** Returns the release store of the monolith. Builds it first when the sources have changed. */
export async function monolithStore(say: (line: string) => void): Promise<string> {
  const folder = join(cache, 'bench-monolith');
  const mark = join(folder, 'built-from.json');
  const wanted = await readFile(join(cache, 'site-releases/fingerprints.json'), 'utf8');
  if ((await readFile(mark, 'utf8').catch(() => '')) !== wanted) {
    say('building the monolith');
    const fresh = `${folder}.new`;
    await buildMonolithApart(fresh);
    await rm(folder, { recursive: true, force: true });
    await mkdir(cache, { recursive: true });
    await rename(fresh, folder);
    await writeFile(mark, wanted);
  }
  return join(folder, 'releases');
}

/** Builds the monolith in a child process. */
async function buildMonolithApart(folder: string): Promise<void> {
  const child = spawn(process.execPath, [builder, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the monolith's build ended with ${code}`);
}
