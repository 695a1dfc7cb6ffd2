import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Build } from 'federation';
import { integrityOf } from 'federation/integrity';
import { storeBuild, writeTrustedKeys } from 'federation/testing/store';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { storeServerModules } from '../testing/server-modules.ts';

it('pages of the live build and of the canary are rendered by their own modules, which share nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'split-renderer-'));
  const codeOf = (name: string) =>
    `exports.render = () => { globalThis.seen = [...(globalThis.seen ?? []), '${name}']; return [...new Set(globalThis.seen)].join(); };`;
  const live = await storeServerModules(folder, { home: codeOf('one') });
  const canary = await withOtherHome(folder, live, codeOf('two'));
  for (const build of [live, canary]) await storeBuild(folder, build);
  const point = async (pointer: object) => {
    await writeFile(join(folder, 'builds/next'), JSON.stringify(pointer));
    await rename(join(folder, 'builds/next'), join(folder, 'builds/latest.json'));
  };
  const steps = [{ percent: 50, from: '2026-01-01T00:00:00.000Z' }];
  await point({ id: live.id, canary: { id: canary.id, steps } });
  const gateway = await createGateway(
    gatewayConfig({
      VERANDAH_RELEASES: folder,
      RELEASE_TRUSTED_KEYS_FILE: await writeTrustedKeys(folder),
      BACKEND_URL: 'http://127.0.0.1:9',
    }),
  );
  const textOf = async (group: number) => {
    const { body } = await gateway.inject({ url: '/home', headers: { cookie: `verandah-group=${group}` } });
    return /<div id="root">([^<]*)/.exec(body)?.[1] ?? '';
  };
  const rendered = async (group: number) => {
    for (;;) {
      const text = await textOf(group);
      if (text !== '') return text;
    }
  };
  try {
    expect([await rendered(0), await rendered(99)]).toEqual(['two', 'one']);
    // Both workers run, so neither visitor waits for one to start.
    for (let turn = 0; turn < 3; turn += 1) expect([await textOf(0), await textOf(99)]).toEqual(['two', 'one']);
    await point({ id: live.id });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([await rendered(0), await rendered(99)]).toEqual(['one', 'one']);
  } finally {
    await gateway.close();
    await rm(folder, { recursive: true });
  }
}, 30_000);

/** Stores another version of the remote whose page has other code. Returns a canary with it. */
async function withOtherHome(folder: string, live: Build, code: string): Promise<Build> {
  const home = join(folder, 'releases/remote-a/1.0.1/server');
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'home.cjs'), code);
  const server = { home: { file: 'home.cjs', integrity: integrityOf(Buffer.from(code)) } };
  const [remote] = Object.values(live.remotes);
  if (!remote) throw new Error('no remote');
  const remotes = { 'remote-a': { ...remote, version: '1.0.1', server } };
  return { ...live, id: 'c', previous: live.id, canary: ['remote-a@1.0.1'], remotes };
}
