import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStorage, promote, publish, readLive, type Storage } from 'release';
import type { Progress } from '../progress.ts';
import { Refusal } from '../refusal.ts';
import { repositoryRoot, workspacePackages } from '../repository.ts';
import { atMost } from './at-most.ts';
import { buildPackage } from './build-package.ts';
import { sourceHashes } from './source-hash.ts';

/**
 * Builds, publishes and promotes what has changed since the store was last brought up to date. A release that is
 * published but not live was rolled back or is waiting: that is the operator's business, and stays so.
 */
export async function bringUpToDate(storeFolder: string, progress: Progress): Promise<void> {
  const packages = await workspacePackages();
  const names = [...packages.keys()].filter((name) => existsSync(join(repositoryRoot, name, 'webpack.config.ts')));
  const hashes = await sourceHashes(names, packages);
  const recordFile = join(storeFolder, 'source-hashes.json');
  const record = await readRecord(recordFile);
  const storage = folderStorage(storeFolder);
  const live = await liveVersions(storage);
  const stale = names.filter((name) => record[name] !== hashes.get(name) || !live[name]);
  if (stale.length === 0) {
    progress.done('Shell and remotes are up to date');
    return;
  }

  const published = await atMost(2, stale, (name) => buildAndPublish(storage, name, hashes.get(name) ?? '', progress));
  const toPromote = published.filter(({ name, fresh }) => fresh || !live[name]);
  if (toPromote.length > 0) await promoteAll(storage, toPromote, progress);
  for (const { name, version } of published) {
    if (!toPromote.some((one) => one.name === name) && live[name] !== version) {
      progress.done(
        `${name}@${version} is published, ${live[name]} stays live: pnpm release promote ${name}@${version}`,
      );
    }
  }
  await mkdir(storeFolder, { recursive: true });
  const current = { ...record, ...Object.fromEntries(hashes) };
  await writeFile(recordFile, `${JSON.stringify(current, null, 2)}\n`);
}

type Published = { name: string; version: string; fresh: boolean };

async function buildAndPublish(storage: Storage, name: string, hash: string, progress: Progress): Promise<Published> {
  const since = performance.now();
  const built = await buildPackage(name, hash);
  const outcome = await publish(storage, join(repositoryRoot, name, 'dist'));
  if ('refused' in outcome) throw new Refusal(outcome.refused);
  const did = `${built === 'built' ? 'Built' : 'Took'} ${name}@${outcome.version}`;
  progress.done(did, since);
  return outcome;
}

async function promoteAll(storage: Storage, releases: readonly Published[], progress: Progress): Promise<void> {
  const since = performance.now();
  const outcome = await promote(
    storage,
    releases.map(({ name, version }) => `${name}@${version}`),
  );
  if ('refused' in outcome) {
    throw new Refusal(`What was built cannot go live:\n${outcome.refused.map((reason) => `  - ${reason}`).join('\n')}`);
  }
  progress.done(`Promoted ${releases.length === 1 ? releases[0]?.name : `${releases.length} releases`}`, since);
}

async function liveVersions(storage: Storage): Promise<Record<string, string>> {
  const { build } = await readLive(storage);
  if (!build) return {};
  return Object.fromEntries([build.shell, ...Object.values(build.remotes)].map(({ name, version }) => [name, version]));
}

async function readRecord(path: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
