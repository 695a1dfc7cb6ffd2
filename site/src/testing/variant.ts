import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createRemote } from 'create-verandah-remote';
import { root } from '../checks/run.ts';
import { copySources } from './copy-package.ts';

const run = promisify(execFile);

export type Edit = {
  /** Path inside the package, such as `src/order/order-receipt.tsx`. */
  file: string;
  change: (source: string) => string;
};

export type BuiltCopy = {
  /** The copy's `dist` folder. */
  dist: string;
  /** Deletes the copy. */
  remove: () => Promise<void>;
};

/**
 * Builds an edited copy of a package, so that a test can release a changed remote without touching its sources.
 * @throws Error when an edit changes nothing, or with the build's output
 */
export function buildVariant(name: string, edits: readonly Edit[]): Promise<BuiltCopy> {
  return buildInWorkspace(name, async (copy) => {
    const original = join(root, name);
    await copySources(original, copy);
    for (const { file, change } of edits) {
      const source = await readFile(join(copy, file), 'utf8');
      const changed = change(source);
      if (changed === source) throw new Error(`The edit of ${name}/${file} changes nothing.`);
      await writeFile(join(copy, file), changed);
    }
    return join(original, 'node_modules');
  });
}

/** Builds what `pnpm new-remote` makes, unchanged. */
export function buildNewRemote(name: string): Promise<BuiltCopy> {
  return buildInWorkspace(name, async (copy) => {
    await createRemote(name, dirname(copy));
    return join(root, 'create-verandah-remote/template-remote/node_modules');
  });
}

/** @param fill writes the sources into a folder, and returns the package whose dependencies they use */
async function buildInWorkspace(name: string, fill: (copy: string) => Promise<string>): Promise<BuiltCopy> {
  // Inside the workspace, so that the copy finds the same packages.
  const home = await mkdtemp(join(root, '.variant-'));
  const remove = () => rm(home, { recursive: true, force: true });
  try {
    const copy = join(home, name);
    await symlink(await fill(copy), join(copy, 'node_modules'));
    await run(process.execPath, [join(root, 'federation-build/src/webpack/cli.ts'), 'build', copy]);
    return { dist: join(copy, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
