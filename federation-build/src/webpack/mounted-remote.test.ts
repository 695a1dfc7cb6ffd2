import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { incompatibilities, noShellFeatures, type RemoteRelease, remoteRelease } from 'federation';
import { aShellRelease } from 'federation/testing';
import { build, buildWith, definitionWith, failure, federation } from '../testing/fixture-builds.ts';
import { remotePreset } from './remote-preset.ts';

const folder = join(federation, 'mounted-remote');
const row = (page: string) => `{ path: '/${page}', page: '${page}', title: '${page}' }`;
const mounted = (rows: string) => definitionWith(rows).replace('pages: [', 'mount: 1, pages: [');

describe('the build of a remote with its own React', () => {
  let release: RemoteRelease;
  beforeAll(async () => {
    await build(folder);
    release = remoteRelease.parse(JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8')));
  }, 60_000);

  it('contains React 18, and nothing of the shell', async () => {
    const files = Object.keys(release.files).map((file) => readFile(join(folder, 'dist/public', file), 'utf8'));
    const text = (await Promise.all(files)).join('\n');
    expect(text).toMatch(/\.version="18\.3\.1"/);
    expect(release.needs).toEqual({});
    expect(release.names).toEqual({});
    for (const { shared } of Object.values(release.exposes)) expect(shared).toEqual([]);
  });

  it('needs a shell with its version of the mount contract', () => {
    expect(release.mount).toBe(1);
    expect(incompatibilities(release, aShellRelease())).toEqual([]);
    const features = { ...noShellFeatures, layouts: ['default'], navAreas: ['main'] };
    expect(incompatibilities(release, aShellRelease({ features }))).toEqual([
      'remote-mounted@1.0.0 needs the mount contract "1", which shell@1.0.0 does not have',
    ]);
  });

  it('has no server module, although it has a public page', async () => {
    expect(release.pages.some(({ access }) => access === 'public')).toBe(true);
    expect(release.server).toBeUndefined();
    expect(await remotePreset(folder)({ part: 'server' })).toBeNull();
  });

  it('may contain packages that other remotes share with the shell', async () => {
    const page = `import { atom } from 'jotai/vanilla';\nimport { version } from 'react';\nexport const mount = () => [version, atom(0)];\n`;
    const files = { 'src/remote.ts': mounted(row('form')), 'src/pages/form.page.tsx': page };
    expect(await buildWith(files)).toContainEqual(expect.stringMatching(/^form\.[0-9a-f]{10}\.js$/));
  }, 60_000);

  it.each(['shared-api', 'shared-auth', 'shared-platform/router', 'shared-ui'])(
    'is rejected when it imports %s',
    async (request) => {
      const page = `import '${request}';\nexport const mount = () => null;\n`;
      const files = { 'src/remote.ts': mounted(row('form')), 'src/pages/form.page.tsx': page };
      expect(await failure(files)).toContain(
        `form.page.tsx imports ${request}. A remote with a React of its own gets the session, requests and navigation`,
      );
    },
    60_000,
  );

  it('is refused alone, because only the shell mounts it', async () => {
    await expect(remotePreset(folder)({ mode: 'development', part: 'standalone' })).rejects.toThrow(
      'remote-mounted is mounted by the shell, so it cannot run alone',
    );
  });
});
