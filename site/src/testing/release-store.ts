import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from 'federation';
import { aBuild, aPage, aRemoteRelease, aShellRelease } from 'federation/testing';
import { storeBuild, writeTrustedKeys } from 'federation/testing/store';
import { keysIn, type Storage } from 'storage';

const pointer = 'builds/latest.json';

/** Copies a release store as a promotion writes it: the pointer last, and only what is new. */
export async function copyAll(from: Storage, to: Storage): Promise<void> {
  const files = (await keysIn(from, '')).filter((key) => key !== pointer);
  for (const key of [...files, pointer]) {
    const file = await from.read(key);
    const known = await to.read(key);
    if (file && !known?.bytes.equals(file.bytes)) await to.swap(key, known?.tag ?? null, file.bytes);
  }
}

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
