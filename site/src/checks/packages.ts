import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

export type WorkspacePackage = {
  name: string;
  folder: string;
  dependencies: string[];
  devDependencies: string[];
};

/** Returns every package of the workspace, with the dependencies that its package.json lists. */
export function workspacePackages(): WorkspacePackage[] {
  return globSync('*/package.json', { cwd: root, exclude: (path) => String(path).startsWith('node_modules') })
    .sort()
    .map((path) => {
      const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
      return {
        name: manifest.name,
        folder: join(root, path, '..'),
        dependencies: Object.keys(manifest.dependencies ?? {}),
        devDependencies: Object.keys(manifest.devDependencies ?? {}),
      };
    });
}
