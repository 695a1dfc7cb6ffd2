import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the paths of all files and links in the folder, relative to it and sorted. Does not follow links, as the
 * recursive readdir of Node does: each package is linked from every package that imports it.
 */
export function folderFiles(folder: string): string[] {
  const list = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? list(join(path, entry.name)) : [join(path, entry.name)],
    );
  return list('').sort();
}

/** Returns the sum of the sizes of all files in the folder. */
export function folderBytes(folder: string): number {
  return folderFiles(folder).reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0);
}
