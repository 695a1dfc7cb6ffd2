import { setTimeout as wait } from 'node:timers/promises';
import type { Storage } from 'storage';
import { readLive, readPointer } from '../history/read-builds.ts';
import { rollBack } from '../history/roll-back.ts';
import { versionIn } from '../history/version-in.ts';
import type { startReleaseService } from '../operations/start-service.ts';
import { readOwnership } from '../publish/published-releases.ts';
import { cannotSign, type ReleaseStore } from '../signing/release-store.ts';
import { findHarmful, type Harmful } from './find-harmful.ts';
import { type Notice, noticeText } from './notice.ts';
import { type ReleaseSources, releaseSources } from './release-sources.ts';
import { reportFailures } from './report-failures.ts';
import { reportProblems } from './report-problems.ts';
import { sendNotice } from './send-notice.ts';
import { stopHarmfulCanary } from './stop-harmful-canary.ts';
import type { NoticeSettings, WatchSettings } from './watch-settings.ts';

const checkMs = 2_000;

export type ReleaseWatch = { stop: () => Promise<void> };

/**
 * Reads every two seconds what the gateways counted, puts harmful releases into quarantine and notifies their owners.
 * Creates the key with which gateways sign visit tickets. With `settings.service`, serves the operator page.
 * @throws Error when nothing can be signed, because then nothing can be rolled back, or when the service cannot listen
 */
export async function watchReleases(
  storage: ReleaseStore,
  settings: WatchSettings,
  say: (line: string) => void,
): Promise<ReleaseWatch> {
  const problem = cannotSign(storage);
  if (problem) throw new Error(problem);
  const sources = await releaseSources(storage, settings.gateways);
  const check = reportFailures(createReleaseCheck(sources, settings.notices, say), { say, everyMs: checkMs });
  const service = settings.service && (await startService(sources, settings.service, say));
  const stopped = new AbortController();
  const running = (async () => {
    while (!stopped.signal.aborted) {
      await check();
      // Rejects at once when the watch is stopped.
      await wait(checkMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await service?.stop();
      await running;
    },
  };
}

/** Loads the HTTP server only when there is a service, so that the watch of most sites starts without it. */
async function startService(...parameters: Parameters<typeof startReleaseService>): Promise<ReleaseWatch> {
  const { startReleaseService } = await import('../operations/start-service.ts');
  return startReleaseService(...parameters);
}

/** Returns the function that checks all live releases once. It notifies of the same release and outcome only once. */
export function createReleaseCheck(
  { storage, history, readHealth }: ReleaseSources,
  notices: NoticeSettings,
  say: (line: string) => void,
  clock: () => Date = () => new Date(),
): () => Promise<void> {
  const report = reportProblems(say, clock);
  const noticed = new Set<string>();
  const notify = async (notice: Notice | null) => {
    if (notice === null || noticed.has(idOf(notice))) return;
    noticed.add(idOf(notice));
    say(noticeText(notice));
    for (const problem of await sendNotice(notices, notice)) say(problem);
  };
  return async () => {
    const { counts, problems } = await readHealth();
    report(problems);
    await notify(await stopHarmfulCanary(storage, counts, clock));
    const { builds } = await history((await readPointer(storage)).id);
    for (const harmful of findHarmful(builds, counts, clock().getTime()))
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
  if (!live || versionIn(live.build, name) !== version) return null;
  return { ...facts, returnedTo: null, leftLive: `it cannot be rolled back: ${outcome.refused.join('; ')}` };
}

async function ownerOf(storage: Storage, name: string): Promise<Notice['owner']> {
  const { live } = await readLive(storage);
  return readOwnership(live?.documents.get(name)).owner ?? null;
}
