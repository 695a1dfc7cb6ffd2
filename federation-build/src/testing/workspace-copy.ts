import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const workspace = resolve(import.meta.dirname, '../../..');

/** Copies the sources of this workspace with its installed packages, which are hard links. */
export async function copyWorkspace(target: string): Promise<void> {
  const options = { cwd: workspace, maxBuffer: 10_000_000 };
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
  const files = stdout.split('\0').filter((file) => file && existsSync(join(workspace, file)));
  await Promise.all(files.map((file) => cp(join(workspace, file), join(target, file))));
  const packages = files.filter((file) => file.endsWith('package.json')).map(dirname);
  for (const folder of packages.map((name) => join(name, 'node_modules'))) {
    if (!existsSync(join(workspace, folder))) continue;
    await mkdir(dirname(join(target, folder)), { recursive: true });
    await run('cp', ['-al', join(workspace, folder), join(target, folder)]);
  }
}

/** Returns the content of every file below a folder, by path. */
export async function readTree(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(
    paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'latin1')] as const),
  );
  return Object.fromEntries(contents.sort(([a], [b]) => (a < b ? -1 : 1)));
}
