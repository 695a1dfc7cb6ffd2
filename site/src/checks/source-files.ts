import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

export type SourceFile = { path: string; text: string };

const notSource = /(?:^|\/)(?:node_modules|dist|drizzle|\.[^/]+)(?:\/|$)/;

/** Returns every TypeScript, JavaScript and CSS file of the workspace, except built and installed files. */
export function sourceFiles(): SourceFile[] {
  return globSync('**/*.{ts,tsx,mjs,css}', { cwd: root, exclude: (path) => notSource.test(path) })
    .filter((path) => !notSource.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
