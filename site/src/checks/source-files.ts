import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

export type SourceFile = { path: string; text: string };

const notSource = /(?:^|\/)(?:node_modules|dist|drizzle|\.[^/]+)(?:\/|$)/;

/** Every TypeScript, JavaScript and CSS file of the workspace, without built and installed ones. */
export function sourceFiles(): SourceFile[] {
  return globSync('**/*.{ts,tsx,mjs,css}', { cwd: root, exclude: (path) => notSource.test(path) })
    .filter((path) => !notSource.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
