import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs the program mapshaper in a folder. It is fetched from the npm registry, because only this build needs it and it
 * has many dependencies.
 */
export async function mapshaper(folder: string, ...commands: string[]): Promise<void> {
  const program = ['--yes', '--package=mapshaper@0.7.70', 'mapshaper-xl', '8gb'];
  await run('npx', [...program, ...commands], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
}
