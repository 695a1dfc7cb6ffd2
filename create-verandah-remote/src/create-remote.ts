import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { remoteName } from 'federation';

const templateFolder = resolve(import.meta.dirname, '../template-remote');
const leftBehind = new Set(['node_modules', 'dist', '.cache']);

/**
 * Creates a remote in the folder `parent`: copies `template-remote`, which is a working remote, and
 * replaces its name.
 * @returns the folder of the new remote
 * @throws Error when the name is invalid or a folder with this name exists
 */
export async function createRemote(name: string, parent: string): Promise<string> {
  if (!remoteName.safeParse(name).success) {
    throw new Error(`expected a name like remote-maintenance (lower case, digits, hyphens), got "${name}"`);
  }
  const folder = join(parent, name);
  if (await exists(folder)) throw new Error(`${folder} is there already: choose another name`);
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(templateFolder)) {
    if (!leftBehind.has(entry)) await cp(join(templateFolder, entry), join(folder, entry), { recursive: true });
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(path, fillTemplate(await readFile(path, 'utf8'), name));
    await rename(path, join(entry.parentPath, fillTemplate(entry.name, name)));
  }
  return folder;
}

/**
 * Returns the text with the new remote's name in all spellings: `remote-template` becomes `remote-rent-reviews`,
 * `/template` becomes `/rent-reviews`, and `Template` becomes `Rent reviews`. Also shortens relative paths, because the
 * template is one folder deeper in the repository than a remote.
 */
export function fillTemplate(text: string, name: string): string {
  const short = name.slice('remote-'.length);
  const words = short.replaceAll('-', ' ');
  return text
    .replaceAll('../../tsconfig', '../tsconfig')
    .replaceAll('../../federation-build', '../federation-build')
    .replaceAll('import * as template', `import * as ${camelCase(short)}`)
    .replaceAll('{ template }', short === camelCase(short) ? `{ ${short} }` : `{ '${short}': ${camelCase(short)} }`)
    .replaceAll('template', short)
    .replaceAll('Template', words.charAt(0).toUpperCase() + words.slice(1));
}

function camelCase(short: string): string {
  return short.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
