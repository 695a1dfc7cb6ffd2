import { randomBytes } from 'node:crypto';
import { visitKeyFile } from 'federation/release-health';
import { type PastBuild, readHistory } from '../history/past-build.ts';
import { readLive, readPointer } from '../history/read-builds.ts';
import { rollBack } from '../history/roll-back.ts';
import { readOwnership } from '../publish/published-releases.ts';
import { cannotSign, type ReleaseStore } from '../signing/release-store.ts';
import type { Storage } from '../storage/storage.ts';
import { findHarmful, type Harmful } from './find-harmful.ts';
import { type Notice, noticeText } from './notice.ts';
import { readHealth } from './read-health.ts';
import { sendNotice } from './send-notice.ts';
import { stopHarmfulCanary } from './stop-harmful-canary.ts';
import type { WatchSettings } from './watch-settings.ts';

const checkMs = 2_000;

export type ReleaseWatch = { stop: () => Promise<void> };

/**
 * Reads every two seconds what the gateways counted, puts harmful releases into quarantine and notifies their owners.
 * Creates the key with which gateways sign visit tickets.
 * @throws Error when nothing can be signed, because then nothing can be rolled back
 */
export async function watchReleases(
  storage: ReleaseStore,
  settings: WatchSettings,
  say: (line: string) => void,
): Promise<ReleaseWatch> {
  const problem = cannotSign(storage);
  if (problem) throw new Error(problem);
  const check = await createReleaseCheck(storage, settings, say);
  const stopped = new AbortController();
  const running = (async () => {
    while (!stopped.signal.aborted) {
      await check().catch((error: unknown) => say(`release watch: ${error instanceof Error ? error.message : error}`));
      await pause(checkMs, stopped.signal);
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

/** Returns the function that checks all live releases once. It notifies of the same release and outcome only once. */
export async function createReleaseCheck(
  storage: ReleaseStore,
  { gateways, notices }: WatchSettings,
  say: (line: string) => void,
  clock: () => Date = () => new Date(),
): Promise<() => Promise<void>> {
  const key = await visitKeyOf(storage);
  const history = cachedHistory(storage);
  const said = new Set<string>();
  const sayOnce = (line: string) => {
    if (!said.has(line)) say(line);
    said.add(line);
  };
  const noticed = new Set<string>();
  const notify = async (notice: Notice | null) => {
    if (notice === null || noticed.has(idOf(notice))) return;
    noticed.add(idOf(notice));
    say(noticeText(notice));
    for (const problem of await sendNotice(notices, notice)) say(problem);
  };
  return async () => {
    const { counts, problems } = await readHealth(gateways, key);
    for (const problem of problems) sayOnce(`release watch: ${problem}`);
    await notify(await stopHarmfulCanary(storage, counts, clock));
    for (const harmful of findHarmful(await history(), counts, clock().getTime()))
      await notify(await actOn(storage, harmful, clock));
  };
}

const idOf = ({ release, leftLive }: Notice) => `${release} ${leftLive}`;

/** Puts a release into quarantine if it can. Returns null when the release was replaced meanwhile. */
async function actOn(storage: ReleaseStore, harmful: Harmful, clock: () => Date): Promise<Notice | null> {
  const { name, version, previous, reason } = harmful;
  const release = `${name}@${version}`;
  const owner = await ownerOf(storage, name);
  const facts = { release, reason, at: clock().toISOString(), owner };
  if (harmful.leftLive !== null || previous === null) return { ...facts, returnedTo: null, leftLive: harmful.leftLive };
  const operator = { by: 'release watch', reason: `quarantine: ${reason}`, quarantined: release };
  const outcome = await rollBack(storage, name, { from: version, to: previous, operator, clock });
  if ('live' in outcome) return { ...facts, returnedTo: `${name}@${previous}`, leftLive: null };
  const { live } = await readLive(storage);
  const now = name === 'shell' ? live?.build.shell : live?.build.remotes[name];
  if (now?.version !== version) return null;
  return { ...facts, returnedTo: null, leftLive: `it cannot be rolled back: ${outcome.refused.join('; ')}` };
}

/** Reads the builds again only when another one is live. */
function cachedHistory(storage: Storage): () => Promise<readonly PastBuild[]> {
  let known: readonly PastBuild[] = [];
  return async () => {
    const { id } = await readPointer(storage);
    if (id !== known[0]?.id) known = (await readHistory(storage, id)).builds;
    return known;
  };
}

async function ownerOf(storage: Storage, name: string): Promise<Notice['owner']> {
  const { live } = await readLive(storage);
  return readOwnership(live?.documents.get(name)).owner ?? null;
}

async function visitKeyOf(storage: Storage): Promise<string> {
  await storage.create(visitKeyFile, Buffer.from(randomBytes(32).toString('base64url')));
  const stored = await storage.read(visitKeyFile);
  if (!stored) throw new Error(`${visitKeyFile} was deleted from the store at this moment. Try again.`);
  return stored.bytes.toString('utf8');
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
