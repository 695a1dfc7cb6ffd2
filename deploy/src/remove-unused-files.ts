import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Source maps, types and TypeScript, which Node does not run below node_modules, and documentation except licences. */
const unusedFile =
  /\.(?:map|[cm]?ts|tsx|flow|(?:test|spec)\.[cm]?jsx?)$|^(?!licen[cs]e|notice|copying).*\.(?:md|markdown)$/i;

/**
 * Tests and examples of npm packages, settings of their repositories, and links to their programs, which contain the
 * path of this build.
 */
const unusedFolder = /^(?:tests?|__tests__|examples?|\.(?!pnpm$).*)$/;

/** Builds for browsers. No server imports them, and they are half of these packages. */
const browserBuilds = [
  '@cantoo/pdf-lib/dist',
  'libphonenumber-js/bundle',
  'pdfkit/js/pdfkit.standalone.js',
  'pdfmake/build',
];

/** Notes of pnpm for its next install, with times and paths of the machine that built the folder. */
const installNotes = ['.modules.yaml', '.pnpm-workspace-state-v1.json', '.pnpm/lock.yaml'];

/** Removes the files of an installed workspace that no server loads. */
export async function removeUnusedFiles(folder: string): Promise<void> {
  for (const name of installNotes) await rm(join(folder, 'node_modules', name), { force: true });
  for (const path of await installedFolders(folder)) await prune(path);
}

/** Returns the folders node_modules of the root and of each workspace package. */
async function installedFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const packages = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  return [folder, ...packages.map(({ name }) => join(folder, name))]
    .map((home) => join(home, 'node_modules'))
    .filter((path) => existsSync(path));
}

/** Removes unused files, and folders that have become empty. */
async function prune(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isUnused(path, entry.isDirectory())) await rm(path, { recursive: true });
    else if (entry.isDirectory()) await prune(path);
  }
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

function isUnused(path: string, isFolder: boolean): boolean {
  if (browserBuilds.some((build) => path.endsWith(`/node_modules/${build}`))) return true;
  const name = basename(path);
  if (!isFolder) return unusedFile.test(name);
  // Directly below node_modules it is a package of that name.
  const isPackage = basename(dirname(path)) === 'node_modules' && !name.startsWith('.');
  return !isPackage && unusedFolder.test(name);
}
