import { latestBuild } from 'federation';

/** Raised on `window` when another build than this document's is live; `detail` is its id. */
export const newBuildEvent = 'verandah:new-build';

export type BuildWatch = { isStale: () => boolean; stop: () => void };

/**
 * Looks at `builds/latest.json` every so many minutes (SPEC §9: 60). No answer, a strange one and the same id mean nothing
 * (RELIABILITY b.77): the next look is on time.
 * @param every calls back at an interval, gives what stops it
 */
export function watchBuild(
  buildId: string,
  minutes: number,
  fetchLatest: () => Promise<unknown>,
  raise: (id: string) => void,
  every: (work: () => void, ms: number) => () => void,
): BuildWatch {
  let stale = false;
  const stop = every(() => void look(), minutes * 60_000);

  async function look(): Promise<void> {
    const parsed = latestBuild.safeParse(await fetchLatest().catch(() => null));
    if (!parsed.success || stale || parsed.data.id === buildId) return;
    stale = true;
    stop();
    raise(parsed.data.id);
  }
  return { isStale: () => stale, stop };
}
