import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { RemoteRelease, ShellRelease } from 'federation';
import { incompatibilities, mantineGroups, remoteRelease, shellRelease } from 'federation';
import { build, buildWith, definitionWith, failure, fixtures } from '../testing/fixture-builds.ts';
import { remotePreset } from './remote-preset.ts';

const releaseOf = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(fixtures, name, 'dist/release.json'), 'utf8'));

type Assets = { js: { sync: string[] }; css: { sync: string[] } };
type Manifest = {
  metaData: Record<string, unknown>;
  exposes: { path: string; assets: Assets }[];
  shared: { name: string; version: string; requiredVersion: string; assets: Assets }[];
};

const manifestOf = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(fixtures, name, 'dist/mf-manifest.json'), 'utf8'));

describe('a remote’s build', () => {
  let release: RemoteRelease;

  it('writes hashed files, separate source maps, and a complete release description', async () => {
    expect(await build(join(fixtures, 'remote-fixture'))).toMatch(/^remote-fixture: 6 files/);
    release = remoteRelease.parse(await releaseOf('remote-fixture'));
    const published = await readdir(join(fixtures, 'remote-fixture/dist/public'));
    expect(published.sort()).toEqual(Object.keys(release.files).sort());
    for (const file of published) expect(file).toMatch(/^(entry|hello|form|thumb)\.[0-9a-f]{10}\.(js|css)$/);
    expect(release.container.global).toBe('remote_fixture');
    // Contains no federation runtime, which exists once, in the shell.
    expect(release.files[release.container.entry]?.bytes).toBeLessThan(9_000);
  }, 60_000);

  it('writes a manifest for ecosystem tools that says the same, outside the public files', async () => {
    const manifest = await manifestOf('remote-fixture');
    expect(manifest.metaData).toMatchObject({
      globalName: 'remote_fixture',
      publicPath: '/assets/remote-fixture/',
      remoteEntry: { name: release.container.entry },
    });
    const exposes = manifest.exposes.map(({ path, assets }) => [path, assets.js.sync.sort(), assets.css.sync.sort()]);
    expect(exposes).toEqual(
      Object.entries(release.exposes).map(([page, { js, css }]) => [`./${page}`, js.toSorted(), css.toSorted()]),
    );
    expect(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])).toEqual(
      Object.entries(release.needs),
    );
  });

  it('lists the files that each page needs before its first render', () => {
    const { hello, form } = release.exposes;
    expect(hello?.js).toHaveLength(1);
    expect(hello?.css).toHaveLength(1);
    expect(hello?.shared).toEqual([
      'react',
      'react/jsx-runtime',
      'shared-platform/router',
      'shared-ui/mantine/basics',
      'shared-ui/mantine/frame',
    ]);
    expect(form?.css).toEqual([]);
    expect(form?.shared).toEqual(expect.arrayContaining(['shared-ui/mantine/fields', 'shared-ui/mantine/select']));
  });

  it('states its owner and budgets, which only the release tool reads', async () => {
    expect(await releaseOf('remote-fixture')).toMatchObject({
      owner: { team: 'Fixture', support: 'https://verandah.example/support' },
      budgets: { bytes: 20_000, requests: 4 },
    });
    expect(release).not.toHaveProperty('owner');
  });

  it('lists what it needs of the shell, by version and by name', () => {
    expect(release.needs.react).toMatch(/^\^19\./);
    expect(release.names['shared-ui/mantine/select']).toEqual(['Select']);
    expect(release.names['shared-platform/router']).toEqual(['Link']);
  });

  it('contains the class names of its package, in its layer', async () => {
    const [css] = release.exposes.hello?.css ?? [];
    const text = await readFile(join(fixtures, 'remote-fixture/dist/public', css ?? ''), 'utf8');
    expect(text).toMatch(/@layer remote\{\.rf_[0-9a-f]{6}\{/);
  });

  it('gives the same files in another folder, whatever PostCSS configuration exists there', async () => {
    const files = { 'postcss.config.cjs': `throw new Error('another project’s configuration');\n` };
    expect(await buildWith(files)).toEqual(Object.keys(release.files).sort());
  }, 60_000);

  it('writes one server file for each public page, with its lazy modules included', async () => {
    const row = (page: string) => `{ path: '/${page}', page: '${page}', title: '${page}', access: 'public' }`;
    const page = `export const Component = () => null;\nexport const load = () => import('./later.ts');\n`;
    const files = {
      'src/remote.ts': definitionWith(`${row('hello')}, ${row('form')}`),
      'src/pages/hello.page.tsx': page,
      'src/pages/form.page.tsx': page,
      'src/pages/later.ts': `export const later = 'later';\n`,
    };
    expect(await buildWith(files, 'remote-fixture', 'server')).toEqual([
      expect.stringMatching(/^form\.[0-9a-f]{10}\.cjs$/),
      expect.stringMatching(/^hello\.[0-9a-f]{10}\.cjs$/),
    ]);
  }, 60_000);

  it('is rejected with a second copy of what the shell provides', async () => {
    const page = `import { atom } from 'jotai/vanilla';\nexport const Component = () => String(atom(0));\n`;
    expect(await failure({ 'src/pages/form.page.tsx': page })).toContain('would add a second copy of jotai');
  }, 60_000);

  it('is rejected when it imports react-router, and the message names the entry point to use', async () => {
    const page = `import { useFetcher } from 'react-router';\nexport const Component = () => String(useFetcher());\n`;
    expect(await failure({ 'src/pages/form.page.tsx': page })).toContain(
      'form.page.tsx imports react-router. Import the name from shared-platform/router',
    );
  }, 60_000);

  it('is rejected when its table names a page without a file', async () => {
    const table = definitionWith("{ path: '/x', page: 'lost', title: 'Lost' }");
    expect(await failure({ 'src/remote.ts': table })).toContain(
      'remote.ts of remote-fixture: page "lost" needs src/pages/lost.page.tsx',
    );
  }, 60_000);
});

it('a remote’s standalone build imports every module under its own name, as types and tests do', async () => {
  const config = await remotePreset(join(fixtures, 'remote-fixture'))({ mode: 'development', part: 'standalone' });
  expect(config?.resolve).not.toHaveProperty('alias');
  const plugins = config?.plugins?.map((plugin) => plugin?.constructor.name);
  expect(plugins).not.toContain('ModuleFederationPlugin');
});

describe('a shell’s build', () => {
  let release: ShellRelease;

  it('provides every row of the table, the eager ones without a chunk', async () => {
    await build(join(fixtures, 'shell'));
    release = shellRelease.parse(await releaseOf('shell'));
    expect(release.entry.js).toHaveLength(1);
    expect(release.provides.react).toMatchObject({ js: [], css: [] });
    expect(release.provides['react/jsx-runtime']).toBeDefined();
    // Has moved to the group `select`. Released remotes import it from here.
    expect(release.names['shared-ui/mantine/inputs']).toContain('Select');
    // No code of this shell imports it.
    expect(release.provides['shared-platform/router']).toMatchObject({ js: [], css: [] });
  }, 120_000);

  it('gives a group of Mantine in at most three scripts, and what the shell renders in none', () => {
    for (const group of mantineGroups) {
      const { js } = release.provides[`shared-ui/mantine/${group}`] ?? { js: [] };
      expect([group, js.length === 0, js.length <= 3]).toEqual([group, /^(?:frame|basics)$/.test(group), true]);
    }
    const [fields, select] = ['fields', 'select'].map((group) => release.provides[`shared-ui/mantine/${group}`]);
    expect(fields).toMatchObject({ js: [expect.any(String)], css: [expect.any(String)] });
    expect(select?.js).toEqual(expect.arrayContaining(fields?.js ?? []));
  });

  it('offers the same names to types, tests, the server and production', async () => {
    // The renderer on the server passes `shareScope` to remotes.
    for (const [key, module] of [
      ['shared-platform/router', await import('shared-platform/router')],
      ['shared-contract/schema', await import('shared-contract/schema')],
      ['@tanstack/react-query', await import('@tanstack/react-query')],
    ] as const)
      expect(release.names[key]).toEqual(Object.keys(module).sort());
  });

  it('writes a manifest with the versions and files of what it provides', async () => {
    const { shared } = await manifestOf('shell');
    expect(shared.map(({ name, version }) => [name, version])).toEqual(
      Object.entries(release.provides).map(([key, { version }]) => [key, version]),
    );
    const files = (key: string) => shared.find(({ name }) => name === key)?.assets.js.sync;
    expect(files('react')).toEqual(release.entry.js);
    expect(files('shared-ui/mantine/fields')).toEqual(release.provides['shared-ui/mantine/fields']?.js);
  });

  it('can run the remote', async () => {
    expect(incompatibilities(remoteRelease.parse(await releaseOf('remote-fixture')), release)).toEqual([]);
  });

  it('lists names that a remote imports and the shell does not have', async () => {
    const remote = remoteRelease.parse(await releaseOf('remote-fixture'));
    const later = { ...remote, names: { ...remote.names, 'shared-platform/router': ['useFetcher'] } };
    expect(incompatibilities(later, release)).toEqual([
      'remote-fixture@1.2.3 imports useFetcher from shared-platform/router, which shell@1.2.3 does not have',
    ]);
  });
});
