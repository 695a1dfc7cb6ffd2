import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build, Page, Release, RemoteRelease, ShellRelease } from 'federation';
import { integrityOf } from 'federation/integrity';

const noFile = { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` };

export function aPage(overrides: Partial<Page> = {}): Page {
  return {
    path: '/orders',
    page: 'orders',
    layout: 'default',
    access: 'protected',
    guards: [],
    title: 'Orders',
    ...overrides,
  };
}

/** A remote that fits `aShellRelease()`: one page, one entry, one chunk. */
export function aRemoteRelease(overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    kind: 'remote',
    name: 'remote-checkout',
    version: '1.0.0',
    commit: 'abc',
    builtAt: '2026-01-01T00:00:00.000Z',
    files: { 'entry.1.js': noFile, 'orders.1.js': noFile },
    pages: [aPage()],
    container: { global: 'remote_checkout', entry: 'entry.1.js' },
    exposes: { orders: { js: ['orders.1.js'], css: [], shared: ['shared-ui/mantine/layout'] } },
    needs: { react: '^19.0.0', 'react/jsx-runtime': '^19.0.0' },
    names: { 'shared-ui/mantine/layout': ['Stack'] },
    ...overrides,
  };
}

export function aShellRelease(overrides: Partial<ShellRelease> = {}): ShellRelease {
  return {
    kind: 'shell',
    name: 'shell',
    version: '1.0.0',
    commit: 'abc',
    builtAt: '2026-01-01T00:00:00.000Z',
    files: { 'shell.1.js': noFile },
    entry: { js: ['shell.1.js'], css: [] },
    provides: {
      react: { version: '19.3.1', js: [], css: [] },
      'react/jsx-runtime': { version: '19.3.1', js: [], css: [] },
      'shared-ui/mantine/layout': { version: '9.7.3', js: [], css: [] },
    },
    names: { 'shared-ui/mantine/layout': ['Group', 'Stack'] },
    ...overrides,
  };
}

export function aBuild(overrides: Partial<Build> = {}): Build {
  const remote = aRemoteRelease();
  return {
    id: 'build-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    previous: null,
    reason: 'promote shell@1.0.0',
    shell: aShellRelease(),
    remotes: { [remote.name]: remote },
    ...overrides,
  };
}

/** A `dist` folder inside `home` as a build leaves it: the release's files hold `content` and their own name. */
export async function aBuiltPackage(home: string, release: Release, content = 'first'): Promise<string> {
  const dist = await mkdtemp(join(home, 'dist-'));
  const files: Release['files'] = {};
  for (const file of Object.keys(release.files)) {
    const bytes = Buffer.from(`/* ${content} ${release.name}/${file} */\n`);
    await mkdir(join(dist, 'public', file, '..'), { recursive: true });
    await writeFile(join(dist, 'public', file), bytes);
    files[file] = { bytes: bytes.length, integrity: integrityOf(bytes) };
  }
  await writeFile(join(dist, 'release.json'), JSON.stringify({ ...release, files }));
  return dist;
}
