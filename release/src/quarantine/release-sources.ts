import { randomBytes } from 'node:crypto';
import { visitKeyFile } from 'federation/release-health';
import type { Storage } from 'storage';
import { cachedHistory, type HistoryReader } from '../history/cached-history.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import { type Health, readHealth } from './read-health.ts';

/** What the release watch knows of a site. Its checks and the release service share it. */
export type ReleaseSources = {
  storage: ReleaseStore;
  history: HistoryReader;
  readHealth: () => Promise<Health>;
  /** Returns what was read last, so that a reader does not wait for a gateway that does not respond. */
  latestHealth: () => Promise<Health>;
};

/** Creates the key with which gateways sign visit tickets, unless the store has it. */
export async function releaseSources(storage: ReleaseStore, gateways: readonly string[]): Promise<ReleaseSources> {
  const key = await visitKeyOf(storage);
  let latest: Health | null = null;
  const read = async () => {
    latest = await readHealth(gateways, key);
    return latest;
  };
  return {
    storage,
    history: cachedHistory(storage),
    readHealth: read,
    latestHealth: async () => latest ?? read(),
  };
}

async function visitKeyOf(storage: Storage): Promise<string> {
  await storage.create(visitKeyFile, Buffer.from(randomBytes(32).toString('base64url')));
  const stored = await storage.read(visitKeyFile);
  if (!stored) throw new Error(`${visitKeyFile} was deleted from the store at this moment. Try again.`);
  return stored.bytes.toString('utf8');
}
