import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aBuild, aPage, aRemoteRelease, aShellRelease } from 'federation/testing';
import { storeBuild, writeTrustedKeys } from 'federation/testing/store';

/** Writes a release store with a live build, whose only page is /orders. Returns the folder and the trusted keys. */
export async function writeReleaseStore(home: string): Promise<{ releases: string; trustedKeys: string }> {
  const releases = join(home, 'releases');
  const shell = aShellRelease({ contextChecks: { js: ['shell.1.js'], css: [] } });
  const remote = aRemoteRelease({ pages: [aPage({ path: '/orders', access: 'public' })] });
  const build = aBuild({ shell, remotes: { [remote.name]: remote } });
  await mkdir(join(releases, 'assets/shell'), { recursive: true });
  await writeFile(join(releases, 'assets/shell/shell.1.js'), 'export {}');
  await storeBuild(releases, build);
  await writeFile(join(releases, 'builds/latest.json'), JSON.stringify({ id: build.id, createdAt: build.createdAt }));
  return { releases, trustedKeys: await writeTrustedKeys(home) };
}
