import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStorage, promote, publish, readLive } from 'release';
import { root, run } from './checks/run.ts';
import { fingerprints } from './stale-packages.ts';

/**
 * Builds what has changed since it was built for this store, publishes it and makes it live in one promotion. Whatever a
 * person promoted or rolled back meanwhile stays, as long as the sources are the same.
 * @throws Error with what a build or the promotion said
 */
export async function makeLive(store: string, say: (line: string) => void): Promise<void> {
  const memory = join(store, 'fingerprints.json');
  const now = fingerprints();
  const before: Record<string, string> = JSON.parse(await readFile(memory, 'utf8').catch(() => '{}'));
  const storage = folderStorage(store);
  const { build: live } = await readLive(storage);
  const liveVersion = (name: string) => (name === 'shell' ? live?.shell : live?.remotes[name])?.version;
  const stale = Object.keys(now).filter((name) => before[name] !== now[name] || liveVersion(name) === undefined);
  if (stale.length === 0) return say('nothing to build');

  const targets: string[] = [];
  const waiting = [...stale];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const started = performance.now();
      const { ok, output } = await run('node', ['federation/src/webpack/cli.ts', 'build', name]);
      if (!ok) throw new Error(`${name} did not build:\n${output}`);
      const published = await publish(storage, join(root, name, 'dist'));
      if ('refused' in published) throw new Error(`${name} was not published: ${published.refused}`);
      const { version } = published;
      if (liveVersion(name) !== version) targets.push(`${name}@${version}`);
      say(`built ${name}@${version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all([work(), work()]);

  if (targets.length > 0) {
    const outcome = await promote(storage, targets.sort());
    if ('refused' in outcome)
      throw new Error(`Not promoted:\n${outcome.refused.map((one) => `  - ${one}`).join('\n')}`);
    say(`live: build ${outcome.live.id}`);
  }
  await writeFile(memory, JSON.stringify(now, null, 2));
}
