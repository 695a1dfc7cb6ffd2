import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readLiveBuild } from './live-build.ts';

/**
 * A file that a page needs before its first render. `bytes` is its stored size after Brotli compression (quality 11).
 */
export type NeededFile = { file: string; bytes: number };

/** Returns the scripts and stylesheets that a remote's page needs, from the live build of a release store. */
export async function firstRenderFiles(store: string, remoteName: string, page: string): Promise<NeededFile[]> {
  const { shell, remotes } = await readLiveBuild(store);
  const remote = remotes[remoteName];
  const expose = remote?.exposes[page];
  if (!remote || !expose) throw new Error(`${store} has no page ${remoteName}/${page}`);
  const files = new Set<string>();
  for (const kind of ['js', 'css'] as const) {
    for (const file of shell.entry[kind]) files.add(`shell/${file}`);
    for (const key of expose.shared) for (const file of shell.provides[key]?.[kind] ?? []) files.add(`shell/${file}`);
    for (const file of expose[kind]) files.add(`${remoteName}/${file}`);
  }
  files.add(`${remoteName}/${remote.container.entry}`);
  return Promise.all(
    [...files].map(async (file) => ({ file, bytes: (await stat(join(store, 'assets', `${file}.br`))).size })),
  );
}

export function weight(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
