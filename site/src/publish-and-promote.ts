import { cp } from 'node:fs/promises';
import { openStore, ownSigning, promote, publish, type ReleaseStore, readLive, readSigning } from 'release';
import type { KeyFiles } from 'release/keys';
import type { Storage } from 'storage';
import { buildPackage } from './build-package.ts';
import { withMutex } from './mutex.ts';
import { publishedSources, storePublishedSources } from './published-sources.ts';
import { releaseSnapshot } from './release-snapshot.ts';
import { fingerprints } from './stale-packages.ts';

type Published = { name: string; version: string };

/** A release store and its keys (`SiteConfig`). */
type Store = { releases: string; signing: { files: KeyFiles; isOwn: boolean } };

/**
 * Calls {@link publishAndPromoteNow} when no other process is running it, because all processes build into the same
 * `dist` folders. The first call creates the keys that sign, unless an operator has configured others.
 */
export function publishAndPromote(
  store: Store,
  say: (line: string) => void,
  except: readonly string[] = [],
): Promise<void> {
  return withMutex(() => publishAndPromoteNow(store, say, except));
}

/** Updates the release store `store`, then copies it and its keys while no other process can change it. */
export function copyLive(store: Store, copy: Store): Promise<void> {
  return withMutex(async () => {
    await publishAndPromoteNow(store, () => {}, []);
    await cp(store.releases, copy.releases, { recursive: true });
    for (const file of ['signing', 'trusted'] as const) await cp(store.signing.files[file], copy.signing.files[file]);
  });
}

/**
 * Builds the packages that have changed, publishes them and makes them live in one promotion. A version that was
 * published earlier and is not live is not promoted, because an operator has rolled it back or withdrawn it. The
 * exception is a version that an interrupted start has published ({@link releaseSnapshot}).
 * @param except packages that are not rebuilt when some version of them is live
 * @throws Error with the message of the build or the promotion
 */
async function publishAndPromoteNow(
  given: Store,
  say: (line: string) => void,
  except: readonly string[],
): Promise<void> {
  const {
    releases: store,
    signing: { files, isOwn },
  } = given;
  const now = fingerprints();
  const before = await publishedSources(store);
  const storage = openStore(store, isOwn ? await ownSigning(store, files, say) : await readSigning(files));
  const live = await liveVersions(storage);
  const mayBeStale = (name: string) => except.includes(name) && live[name] !== undefined;
  const stale = Object.keys(now).filter((name) => before[name] !== now[name] && !mayBeStale(name));
  if (stale.length === 0) return say('nothing to build');

  const releases = await releaseSnapshot(store, storage);
  const published = await twoAtATime(stale, async (name) => {
    const since = performance.now();
    const { dist, built } = await buildPackage(name, now[name] ?? '');
    const release = await publishBuilt(storage, name, dist);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    say(built ? `built ${name}@${release.version} in ${seconds} s` : `${name}@${release.version} was built before`);
    return release;
  });
  const isNew = ({ name, version }: Published) => !releases.has(name, version) || (!live[name] && !before[name]);
  const targets = published.filter(isNew).map(({ name, version }) => `${name}@${version}`);
  if (targets.length > 0) {
    const outcome = await promote(storage, targets);
    // The new versions were refused, perhaps because they need changes in the packages of `except`. Tries again with
    // all packages.
    if ('refused' in outcome && except.length > 0) return publishAndPromoteNow(given, say, []);
    if ('refused' in outcome)
      throw new Error(`Not promoted:\n${outcome.refused.map((one) => `  - ${one}`).join('\n')}`);
    say(`live: build ${outcome.live.id}`);
  }
  for (const { name, version } of published.filter((one) => !isNew(one) && live[one.name] !== one.version)) {
    say(`${name}@${version} is not live; to change that: pnpm release promote ${name}@${version}`);
  }
  await releases.forget();
  await storePublishedSources(store, {
    ...before,
    ...Object.fromEntries(stale.map((name) => [name, now[name] ?? ''])),
  });
}

async function publishBuilt(storage: ReleaseStore, name: string, dist: string): Promise<Published> {
  const outcome = await publish(storage, dist);
  if ('refused' in outcome) throw new Error(`${name} was not published: ${outcome.refused}`);
  return outcome;
}

async function liveVersions(storage: Storage): Promise<Record<string, string>> {
  const { live } = await readLive(storage);
  const releases = live ? [live.build.shell, ...Object.values(live.build.remotes)] : [];
  return Object.fromEntries(releases.map(({ name, version }) => [name, version]));
}

async function twoAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
