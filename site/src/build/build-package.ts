import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { repositoryRoot } from '../repository.ts';

const cli = join(repositoryRoot, 'federation/src/webpack/cli.ts');

/** Builds one package, unless its `dist` was built from the same sources. In a process of its own: webpack's memory goes with it. */
export async function buildPackage(name: string, sourceHash: string): Promise<'built' | 'fresh'> {
  const folder = join(repositoryRoot, name);
  const mark = join(folder, 'dist/built-from');
  if ((await readFile(mark, 'utf8').catch(() => '')) === sourceHash) return 'fresh';
  const { code, output } = await run(folder);
  if (code !== 0) throw new Refusal(`${name} does not build:\n${output.trim()}`);
  await writeFile(mark, sourceHash);
  return 'built';
}

function run(cwd: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [cli, 'build'], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [build.stdout, build.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    build.once('error', reject);
    build.once('close', (code) => resolve({ code, output }));
  });
}
