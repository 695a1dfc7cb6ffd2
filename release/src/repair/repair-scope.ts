import { keysIn, type Storage } from 'storage';
import * as z from 'zod/mini';
import { type History, readHistory } from '../history/past-build.ts';
import { readPointer } from '../history/read-builds.ts';
import { keys } from '../store-keys.ts';

const fileName = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._/-]*$/));
const fileFacts = z.object({ bytes: z.int(), integrity: z.string() });

/** The files of a release. Every format of releases has these fields, so a newer format can be repaired, too. */
const releaseFiles = z.object({
  name: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  version: z.string().check(z.regex(/^[0-9A-Za-z.+-]+$/)),
  files: z.record(fileName, fileFacts),
  server: z.optional(z.record(z.string(), z.object({ file: fileName, integrity: z.string() }))),
});
export type ReleaseFiles = z.infer<typeof releaseFiles>;

const buildFiles = z.object({
  id: z.string(),
  createdAt: z.string(),
  shell: z.unknown(),
  remotes: z.record(z.string(), z.unknown()),
});

/** The releases that browsers may still load, and what cannot be read. */
export type RepairScope = { releases: ReleaseFiles[]; problems: string[] };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the releases of the live build and of all builds that were live in the last `days` days. Open tabs may load
 * their files. Reads builds that the chain does not reach as well, because a broken chain must not hide damaged files.
 */
export async function repairScope(storage: Storage, now: Date, days = 30): Promise<RepairScope> {
  const since = now.getTime() - days * dayMs;
  const { liveId, history, problems } = await readChain(storage);
  const wasLive = new Set(
    history.builds
      .filter(
        ({ id }, index) =>
          id === liveId || index === 0 || Date.parse(history.builds[index - 1]?.createdAt ?? '') >= since,
      )
      .map(({ id }) => id),
  );
  const releases = new Map<string, ReleaseFiles>();
  for (const key of await keysIn(storage, keys.builds)) {
    const build = buildFiles.safeParse(await readJson(storage, key));
    if (!build.success || !(wasLive.has(build.data.id) || Date.parse(build.data.createdAt) >= since)) continue;
    for (const document of [build.data.shell, ...Object.values(build.data.remotes)]) {
      const release = releaseFiles.safeParse(document);
      if (release.success) releases.set(`${release.data.name}@${release.data.version}`, release.data);
      else problems.push(`${key} describes a release that this tool cannot read: ${z.prettifyError(release.error)}`);
    }
  }
  return { releases: [...releases.values()], problems };
}

async function readChain(storage: Storage): Promise<{ liveId: string | null; history: History; problems: string[] }> {
  try {
    const { id, headId } = await readPointer(storage);
    const history = await readHistory(storage, headId);
    const builds = await keysIn(storage, keys.builds);
    const problems = id === null && builds.length > 0 ? [`${keys.latest} is missing, so nothing is live`] : [];
    return { liveId: id, history, problems: history.broken ? [...problems, history.broken] : problems };
  } catch (error) {
    return {
      liveId: null,
      history: { builds: [], broken: undefined },
      problems: [`${keys.latest} cannot be read: ${String(error)}`],
    };
  }
}

export async function readJson(storage: Storage, key: string): Promise<unknown> {
  try {
    return JSON.parse(String((await storage.read(key))?.bytes));
  } catch {
    return undefined;
  }
}
