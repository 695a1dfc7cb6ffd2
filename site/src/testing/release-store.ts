import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from 'federation';
import { aBuild, aPage, aRemoteRelease, aShellRelease } from 'federation/testing';
import { storeBuild, writeTrustedKeys } from 'federation/testing/store';
import type { Storage } from 'storage';
import { copyAll } from 'storage/testing';

const pointer = 'builds/latest.json';

/** Copies a release store as a promotion writes it. */
export const copyStore = (from: Storage, to: Storage): Promise<void> => copyAll(from, to, pointer);

/** Makes a build live in a store of `writeReleaseStore`. */
export async function goLive(releases: string, build: Build): Promise<void> {
  await storeBuild(releases, build);
  await writeFile(join(releases, pointer), JSON.stringify({ id: build.id, createdAt: build.createdAt }));
}

/** The build of `writeReleaseStore`. */
export function orders(options: Partial<Build> = {}): Build {
  const shell = aShellRelease({ contextChecks: { js: ['shell.1.js'], css: [] } });
  const remote = aRemoteRelease({ pages: [aPage({ path: '/orders', access: 'public' })] });
  return aBuild({ shell, remotes: { [remote.name]: remote }, ...options });
}

/** Writes a release store with a live build, whose only page is /orders. Returns the folder and the trusted keys. */
export async function writeReleaseStore(home: string): Promise<{ releases: string; trustedKeys: string }> {
  const releases = join(home, 'releases');
  await mkdir(join(releases, 'assets/shell'), { recursive: true });
  await writeFile(join(releases, 'assets/shell/shell.1.js'), 'export {}');
  await goLive(releases, orders());
  return { releases, trustedKeys: await writeTrustedKeys(home) };
}
