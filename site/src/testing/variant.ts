import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../checks/run.ts';

const run = promisify(execFile);
const left = new Set(['node_modules', 'dist', '.cache']);

export type Edit = {
  /** Path inside the package: `src/order/order-receipt.tsx`. */
  file: string;
  change: (source: string) => string;
};

/**
 * Builds a package as it would be after an edit, from a copy beside the original: a test releases a changed remote without
 * touching anybody's sources.
 * @returns the copy's `dist` folder, and how to throw the copy away
 * @throws Error when an edit changes nothing, or with what the build said
 */
export async function buildVariant(
  name: string,
  edits: readonly Edit[],
): Promise<{ dist: string; remove: () => Promise<void> }> {
  // Inside the workspace, so that the copy finds the same packages.
  const home = await mkdtemp(join(root, '.variant-'));
  const remove = () => rm(home, { recursive: true, force: true });
  try {
    const original = join(root, name);
    const copy = join(home, name);
    await cp(original, copy, { recursive: true, filter: (path) => path === original || !left.has(basename(path)) });
    await symlink(join(original, 'node_modules'), join(copy, 'node_modules'));
    for (const { file, change } of edits) {
      const source = await readFile(join(copy, file), 'utf8');
      const changed = change(source);
      if (changed === source) throw new Error(`The edit of ${name}/${file} changes nothing.`);
      await writeFile(join(copy, file), changed);
    }
    await run(process.execPath, [join(root, 'federation/src/webpack/cli.ts'), 'build', copy]);
    return { dist: join(copy, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
