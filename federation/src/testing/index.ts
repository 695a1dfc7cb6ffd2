import type { MountContext } from '../mount.ts';
import type { Page } from '../page.ts';
import { type Build, type RemoteRelease, registryFormat, type ShellRelease } from '../registry.ts';
import { noShellFeatures, supportedShellFeatures } from '../shell-features.ts';

/** A file of a release in tests. */
export const aFile = { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` };

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

/** A remote that fits `aShellRelease()`: one page, one entry, one chunk. Its name determines the container's global. */
export function aRemoteRelease(overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  const { name = 'remote-checkout' } = overrides;
  return {
    format: registryFormat,
    kind: 'remote',
    name,
    version: '1.0.0',
    commit: 'abc',
    builtAt: '2026-01-01T00:00:00.000Z',
    files: { 'entry.1.js': aFile, 'orders.1.js': aFile },
    pages: [aPage()],
    container: { global: name.replaceAll('-', '_'), entry: 'entry.1.js', uniqueName: name },
    exposes: { orders: { js: ['orders.1.js'], css: [], shared: ['shared-ui/mantine/layout'] } },
    needs: { react: '^19.0.0', 'react/jsx-runtime': '^19.0.0' },
    names: { 'shared-ui/mantine/layout': ['Stack'] },
    features: { ...noShellFeatures, layouts: ['default'] },
    ...overrides,
  };
}

export function aShellRelease(overrides: Partial<ShellRelease> = {}): ShellRelease {
  return {
    format: registryFormat,
    kind: 'shell',
    name: 'shell',
    version: '1.0.0',
    commit: 'abc',
    builtAt: '2026-01-01T00:00:00.000Z',
    files: { 'shell.1.js': aFile },
    entry: { js: ['shell.1.js'], css: [] },
    contextChecks: { js: [], css: [] },
    provides: {
      react: { version: '19.3.1', js: [], css: [] },
      'react/jsx-runtime': { version: '19.3.1', js: [], css: [] },
      'shared-ui/mantine/layout': { version: '9.7.3', js: [], css: [] },
    },
    names: { 'shared-ui/mantine/layout': ['Group', 'Stack'] },
    features: supportedShellFeatures,
    sharedDocuments: true,
    ...overrides,
  };
}

export function aBuild(overrides: Partial<Build> = {}): Build {
  const remote = aRemoteRelease();
  return {
    format: registryFormat,
    id: 'build-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    previous: null,
    reason: 'promote shell@1.0.0',
    shell: aShellRelease(),
    remotes: { [remote.name]: remote },
    ...overrides,
  };
}

/** The context of a mounted page in tests: a visitor at `/`, whose requests get empty responses. */
export function aMountContext(overrides: Partial<MountContext> = {}): MountContext {
  return {
    location: { pathname: '/', search: '', hash: '', params: {} },
    session: { status: 'signedOut', user: null },
    theme: { colourScheme: 'light' },
    navigate: () => true,
    request: async () => ({ body: {}, etag: null }),
    setUnsavedWork() {},
    onError(error) {
      throw error;
    },
    ...overrides,
  };
}
