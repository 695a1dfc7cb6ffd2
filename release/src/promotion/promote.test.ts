import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aPage } from 'federation/testing';
import { readLive } from '../history/read-builds.ts';
import { openStore, promote } from '../index.ts';
import type { KeyFiles } from '../signing/signing.ts';
import { keys } from '../store-keys.ts';
import { checkout, listings } from '../testing/releases.ts';
import { missingFiles, type TestSite, testSite, versions } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

describe('promote', () => {
  it('changes the one remote and no other file', async () => {
    const before = await site.live();
    await site.publishAs(checkout('2'));
    await site.promote('remote-checkout@1.0.1');
    const after = await site.live();
    expect(after.remotes['remote-checkout']?.version).toBe('1.0.1');
    expect(after.remotes['remote-listings']).toEqual(before.remotes['remote-listings']);
    expect(after.shell).toEqual(before.shell);
    expect(await site.missingFiles()).toEqual([]);
  });

  it('rejects with all reasons and changes nothing', async () => {
    const before = await site.live();
    await site.publishAs({
      ...checkout('2'),
      needs: { react: '^20.0.0' },
      pages: [aPage({ path: '/search', page: 'orders' })],
    });
    const outcome = await promote(site.storage, ['remote-checkout@1.0.1', 'remote-nobody@1.0.0']);
    expect(outcome).toEqual({
      refused: [
        expect.stringContaining('remote-nobody@1.0.0 is not published'),
        expect.stringContaining('claims /search'),
        expect.stringContaining('needs react ^20.0.0'),
      ],
    });
    expect(await site.live()).toEqual(before);
  });

  it('rejects a release in a format that this tool does not read', async () => {
    await site.publishAs(checkout('2'));
    const path = join(site.store, keys.release('remote-checkout', '1.0.1'));
    const written = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...written, format: 99 }));
    expect(await promote(site.storage, ['remote-checkout@1.0.1'])).toEqual({
      refused: [expect.stringContaining('has format 99; this site reads formats up to 2')],
    });
  });

  it('preserves unknown fields and remotes of a newer format in the live build', async () => {
    const path = join(site.store, keys.build((await site.live()).id));
    const written = JSON.parse(await readFile(path, 'utf8'));
    written.remotes['remote-listings'].invented = 'later';
    written.remotes['remote-later'] = { format: 99, name: 'remote-later', pages: [{ path: '/later' }], shape: 'new' };
    await writeFile(path, JSON.stringify(written));
    await site.signChanged(keys.buildEnvelope(written.id));
    await site.publishAs(checkout('2'));
    await site.promote('remote-checkout@1.0.1');
    const now = JSON.parse(await readFile(join(site.store, keys.build((await site.live()).id)), 'utf8'));
    expect(now.remotes['remote-checkout'].version).toBe('1.0.1');
    expect(now.remotes['remote-listings'].invented).toBe('later');
    expect(now.remotes['remote-later']).toEqual(written.remotes['remote-later']);
  });

  it('rejects a release whose published file is missing or changed', async () => {
    await site.publishAs(checkout('2'));
    await writeFile(join(site.store, keys.releaseFile('remote-checkout', '1.0.1', 'entry.2.js')), 'alert(1)');
    expect(await promote(site.storage, ['remote-checkout@1.0.1'])).toEqual({
      refused: [expect.stringContaining('entry.2.js has other bytes')],
    });
  });

  it('makes two concurrent promotions both live', async () => {
    await site.publishAs(checkout('2'));
    await site.publishAs(listings('2'));
    const outcomes = await Promise.all([
      promote(site.storage, ['remote-checkout']),
      promote(openStore(site.store, site.storage.signing), ['remote-listings']),
    ]);
    expect(outcomes).toEqual([{ live: expect.anything() }, { live: expect.anything() }]);
    expect(versions(await site.live())).toEqual({ 'remote-checkout': '1.0.1', 'remote-listings': '1.0.1' });
  });

  it('leaves the complete old or new build when killed after any step, and can be repeated', async () => {
    await site.publishAs(checkout('2'));
    await site.publishAs(listings('2'));
    const old = await site.live();
    let finished = false;
    let steps = 0;
    for (; !finished; steps += 1) {
      const copy = join(site.home, `killed-${steps}`);
      await cp(site.store, copy, { recursive: true });
      finished = await promoteAndDie(copy, steps, site.files);
      const copied = openStore(copy, site.storage.signing);
      const now = (await readLive(copied)).live?.build ?? old;
      if (now.id === old.id) {
        expect(now).toEqual(old);
        expect(await promote(copied, ['remote-checkout', 'remote-listings'])).toHaveProperty('live');
      } else expect(versions(now)).toEqual({ 'remote-checkout': '1.0.1', 'remote-listings': '1.0.1' });
      expect(await missingFiles(copied, (await readLive(copied)).live?.build ?? old)).toEqual([]);
    }
    // Writes: two remotes with two files and two copies each, the build, its signature, the pointer; plus the run that
    // is not killed.
    expect(steps).toBe(18);
  }, 60_000);
});

/** Returns true when the process finished. */
async function promoteAndDie(folder: string, writes: number, files: KeyFiles): Promise<boolean> {
  const script = join(import.meta.dirname, '../testing/promote-and-die.ts');
  const args = [script, folder, String(writes), 'remote-checkout', 'remote-listings'];
  const env = { ...process.env, RELEASE_SIGNING_KEY_FILE: files.signing, RELEASE_TRUSTED_KEYS_FILE: files.trusted };
  const run = promisify(execFile)(process.execPath, args, { env });
  return run.then(
    () => true,
    (error: { signal?: string; stderr?: string }) => {
      if (error.signal !== 'SIGKILL') throw new Error(error.stderr);
      return false;
    },
  );
}
