import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Build, Release } from 'federation';
import { aPage, aRemoteRelease, aShellRelease } from 'federation/testing';
import { readLive } from './history/read-builds.ts';
import { folderStorage, promote, publish, rollBack, rollBackToBuild, type Storage, status, withdraw } from './index.ts';
import { keys } from './storage/storage.ts';
import { aBuiltPackage } from './testing/index.ts';

/** The store of one test and what is published into it. */
let home: string;
let store: string;
let storage: Storage;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'release-'));
  store = join(home, 'store');
  storage = folderStorage(store);
  await publishAs(aShellRelease());
  await publishAs(checkout('1'));
  await publishAs(listings('1'));
  await promoted('shell', 'remote-checkout', 'remote-listings');
});
afterEach(() => rm(home, { recursive: true }));

describe('publish', () => {
  it('keeps the version of unchanged content and gives changed content the next patch', async () => {
    expect(await publish(storage, await aBuiltPackage(home, checkout('1')))).toMatchObject({
      version: '1.0.0',
      fresh: false,
    });
    expect(await publish(storage, await aBuiltPackage(home, checkout('2')))).toMatchObject({
      version: '1.0.1',
      fresh: true,
    });
  });

  it('rejects a published version with other bytes', async () => {
    const outcome = await publish(storage, await aBuiltPackage(home, checkout('2')), '1.0.0');
    expect(outcome).toEqual({
      refused: 'remote-checkout@1.0.0 is published already, with other content. Versions never change: try 1.0.1.',
    });
  });

  it('writes brotli and gzip copies beside every file', async () => {
    const copy = await storage.read(keys.asset('remote-checkout', 'entry.1.js.br'));
    expect(brotliDecompressSync(copy?.bytes ?? Buffer.alloc(0)).toString()).toContain('remote-checkout/entry.1.js');
    expect(await storage.read(keys.asset('remote-checkout', 'entry.1.js.gz'))).toBeDefined();
  });

  it('stores the manifest for ecosystem tools beside the release', async () => {
    const dist = await aBuiltPackage(home, checkout('2'));
    await writeFile(join(dist, 'mf-manifest.json'), '{}');
    await publish(storage, dist);
    expect(await storage.read(keys.releaseManifest('remote-checkout', '1.0.1'))).toBeDefined();
  });

  it('rejects a dist folder whose files differ from their description', async () => {
    const dist = await aBuiltPackage(home, checkout('2'));
    await appendFile(join(dist, 'public/entry.2.js'), ' ');
    expect(await publish(storage, dist)).toHaveProperty('refused', expect.stringContaining('entry.2.js'));
  });
});

describe('promote', () => {
  it('changes the one remote and no other file', async () => {
    const before = await live();
    await publishAs(checkout('2'));
    await promoted('remote-checkout@1.0.1');
    const after = await live();
    expect(after.remotes['remote-checkout']?.version).toBe('1.0.1');
    expect(after.remotes['remote-listings']).toEqual(before.remotes['remote-listings']);
    expect(after.shell).toEqual(before.shell);
    await expectWhole(after);
  });

  it('rejects with all reasons and changes nothing', async () => {
    const before = await live();
    await publishAs({
      ...checkout('2'),
      needs: { react: '^20.0.0' },
      pages: [aPage({ path: '/search', page: 'orders' })],
    });
    const outcome = await promote(storage, ['remote-checkout@1.0.1', 'remote-nobody@1.0.0']);
    expect(outcome).toEqual({
      refused: [
        expect.stringContaining('remote-nobody@1.0.0 is not published'),
        expect.stringContaining('claims /search'),
        expect.stringContaining('needs react ^20.0.0'),
      ],
    });
    expect(await live()).toEqual(before);
  });

  it('rejects a release in a format that this tool does not read', async () => {
    await publishAs(checkout('2'));
    const path = join(store, keys.release('remote-checkout', '1.0.1'));
    const written = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...written, format: 99 }));
    expect(await promote(storage, ['remote-checkout@1.0.1'])).toEqual({
      refused: [expect.stringContaining('has format 99; this site reads formats up to 2')],
    });
  });

  it('preserves unknown fields and remotes of a newer format in the live build', async () => {
    const path = join(store, keys.build((await live()).id));
    const written = JSON.parse(await readFile(path, 'utf8'));
    written.remotes['remote-listings'].invented = 'later';
    written.remotes['remote-later'] = { format: 99, name: 'remote-later', pages: [{ path: '/later' }], shape: 'new' };
    await writeFile(path, JSON.stringify(written));
    await publishAs(checkout('2'));
    await promoted('remote-checkout@1.0.1');
    const now = JSON.parse(await readFile(join(store, keys.build((await live()).id)), 'utf8'));
    expect(now.remotes['remote-checkout'].version).toBe('1.0.1');
    expect(now.remotes['remote-listings'].invented).toBe('later');
    expect(now.remotes['remote-later']).toEqual(written.remotes['remote-later']);
  });

  it('rejects a release whose published file is missing or changed', async () => {
    await publishAs(checkout('2'));
    await writeFile(join(store, keys.releaseFile('remote-checkout', '1.0.1', 'entry.2.js')), 'alert(1)');
    expect(await promote(storage, ['remote-checkout@1.0.1'])).toEqual({
      refused: [expect.stringContaining('entry.2.js has other bytes')],
    });
  });

  it('makes two concurrent promotions both live', async () => {
    await publishAs(checkout('2'));
    await publishAs(listings('2'));
    const outcomes = await Promise.all([
      promote(storage, ['remote-checkout']),
      promote(folderStorage(store), ['remote-listings']),
    ]);
    expect(outcomes).toEqual([{ live: expect.anything() }, { live: expect.anything() }]);
    expect(versions(await live())).toEqual({ 'remote-checkout': '1.0.1', 'remote-listings': '1.0.1' });
  });

  it('leaves the complete old or new build when killed after any step, and can be repeated', async () => {
    await publishAs(checkout('2'));
    await publishAs(listings('2'));
    const old = await live();
    let finished = false;
    let steps = 0;
    for (; !finished; steps += 1) {
      const copy = join(home, `killed-${steps}`);
      await cp(store, copy, { recursive: true });
      finished = await promoteAndDie(copy, steps);
      const copied = folderStorage(copy);
      const now = (await readLive(copied)).live?.build ?? old;
      if (now.id === old.id) {
        expect(now).toEqual(old);
        expect(await promote(copied, ['remote-checkout', 'remote-listings'])).toHaveProperty('live');
      } else expect(versions(now)).toEqual({ 'remote-checkout': '1.0.1', 'remote-listings': '1.0.1' });
      await expectWhole((await readLive(copied)).live?.build ?? old, copied);
    }
    // Writes: two remotes with two files and two copies each, the build, the pointer; plus the run that is not killed.
    expect(steps).toBe(16);
  }, 60_000);
});

describe('roll back', () => {
  it('returns one remote to its previous version and no other', async () => {
    await publishAs(checkout('2'));
    await promoted('remote-checkout');
    await publishAs(listings('2'));
    await promoted('remote-listings');
    await rolledBack('remote-checkout');
    expect(versions(await live())).toEqual({ 'remote-checkout': '1.0.0', 'remote-listings': '1.0.1' });
    await expectWhole(await live());
  });

  it('refuses without a previous version, and says what to do instead', async () => {
    expect(await rollBack(storage, 'remote-checkout')).toEqual({
      refused: [expect.stringContaining('pnpm release withdraw remote-checkout')],
    });
    expect(await rollBack(storage, 'remote-x')).toHaveProperty('refused');
  });

  it('returns to a complete build and withdraws remotes that came later', async () => {
    const first = await live();
    await publishAs({
      ...checkout('1'),
      ...filesOf('1', 'remote-late'),
      pages: [aPage({ path: '/late', page: 'orders' })],
    });
    await publishAs(checkout('2'));
    await promoted('remote-late', 'remote-checkout');
    expect(await rollBackToBuild(storage, first.id)).toHaveProperty('live');
    expect(versions(await live())).toEqual(versions(first));
    expect(await rollBackToBuild(storage, 'no-such-build')).toHaveProperty('refused');
  });
});

it('withdraws a remote', async () => {
  await withdraw(storage, 'remote-listings');
  expect(versions(await live())).toEqual({ 'remote-checkout': '1.0.0' });
});

it('prints what is live, what was, and since when', async () => {
  await publishAs(checkout('2'));
  await promoted('remote-checkout');
  const lines = (await status(storage)).join('\n');
  expect(lines).toMatch(/remote-checkout +1\.0\.1 +.+ +1\.0\.0 +2 versions/);
  expect(lines).toMatch(/remote-listings +1\.0\.0 +.+ +– +1 version/);
});

describe('folderStorage', () => {
  it('lets exactly one of many swaps succeed', async () => {
    const tag = (await storage.read(keys.latest))?.tag ?? null;
    const swaps = Array.from({ length: 20 }, (_one, index) =>
      folderStorage(store).swap(keys.latest, tag, Buffer.from(`${index}`)),
    );
    expect((await Promise.all(swaps)).filter(Boolean)).toHaveLength(1);
  });

  it('waits for a fresh claim and passes one that a dead process left', async () => {
    const tag = (await storage.read(keys.latest))?.tag ?? null;
    await writeFile(join(store, `${keys.latest}.claim-1`), '');
    expect(await storage.swap(keys.latest, tag, Buffer.from('x'))).toBe(false);
    expect(await folderStorage(store, -1).swap(keys.latest, tag, Buffer.from('x'))).toBe(true);
    expect(await storage.keys('builds/')).not.toContain(`${keys.latest}.claim-1`);
  });
});

function checkout(hash: string) {
  return aRemoteRelease(filesOf(hash, 'remote-checkout'));
}

function listings(hash: string) {
  return aRemoteRelease({
    ...filesOf(hash, 'remote-listings'),
    pages: [aPage({ path: '/search', page: 'orders' })],
  });
}

function filesOf(hash: string, name: string) {
  const file = { bytes: 1, integrity: '' };
  return {
    name,
    files: { [`entry.${hash}.js`]: file, [`orders.${hash}.js`]: file },
    container: { global: name.replaceAll('-', '_'), entry: `entry.${hash}.js` },
    exposes: { orders: { js: [`orders.${hash}.js`], css: [], shared: [] } },
  };
}

async function publishAs(release: Release): Promise<void> {
  expect(await publish(storage, await aBuiltPackage(home, release))).toHaveProperty('fresh', true);
}

async function promoted(...targets: string[]): Promise<void> {
  expect(await promote(storage, targets)).toHaveProperty('live');
}

async function rolledBack(name: string): Promise<void> {
  expect(await rollBack(storage, name)).toHaveProperty('live');
}

async function live(): Promise<Build> {
  const { live: stored } = await readLive(storage);
  if (!stored) throw new Error('nothing is live');
  return stored.build;
}

function versions(build: Build): Record<string, string> {
  return Object.fromEntries(Object.values(build.remotes).map(({ name, version }) => [name, version]));
}

async function expectWhole(build: Build, inStorage = storage): Promise<void> {
  for (const { name, files } of [build.shell, ...Object.values(build.remotes)]) {
    for (const file of Object.keys(files)) expect(await inStorage.read(keys.asset(name, file))).toBeDefined();
  }
}

/** Returns true when the process finished. */
async function promoteAndDie(folder: string, writes: number): Promise<boolean> {
  const script = join(import.meta.dirname, 'testing/promote-and-die.ts');
  const run = promisify(execFile)(process.execPath, [
    script,
    folder,
    String(writes),
    'remote-checkout',
    'remote-listings',
  ]);
  return run.then(
    () => true,
    (error: { signal?: string; stderr?: string }) => {
      if (error.signal !== 'SIGKILL') throw new Error(error.stderr);
      return false;
    },
  );
}
