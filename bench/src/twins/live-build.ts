import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, latestBuild, readBuild } from 'federation';

/** Reads the live build of a release store. */
export async function readLiveBuild(store: string): Promise<Build> {
  const { id } = latestBuild.parse(JSON.parse(await readFile(join(store, 'builds/latest.json'), 'utf8')));
  return readBuild(JSON.parse(await readFile(join(store, `builds/meta/${id}.json`), 'utf8')), id);
}
