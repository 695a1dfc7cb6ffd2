import { integrityOf } from 'federation/integrity';
import { keysIn, type Storage } from 'storage';
import * as z from 'zod/mini';
import { auditRecord } from '../audit/audit-record.ts';
import { jsonOf } from '../json-of.ts';
import { maxFilesAtOnce } from '../max-files-at-once.ts';
import { keys } from '../store-keys.ts';

const release = z.object({ version: z._default(z.string(), 'unknown'), commit: z._default(z.string(), '') });

const storedBuild = z.object({
  id: z.string(),
  createdAt: z.string(),
  previous: z.nullable(z.string()),
  /** The hash of the file of the previous build. Shows that the file was changed later. */
  previousIntegrity: z.optional(z.string()),
  /** The command. What the operator said is in `audit.reason`. */
  reason: z.string(),
  audit: z.catch(z.optional(auditRecord), undefined),
  /** The releases of a canary, which were not live for everyone. */
  canary: z.optional(z.array(z.string())),
  shell: release,
  remotes: z.record(z.string(), release),
});

/**
 * What the history of releases needs of a build: a small part, because the history may have thousands of builds.
 * `releases` has the version and the commit of each live package, by name.
 */
export type PastBuild = Omit<z.infer<typeof storedBuild>, 'shell' | 'remotes'> & {
  releases: Readonly<Record<string, z.infer<typeof release>>>;
};

/** The builds, newest first. `broken` says why older builds are unknown, when the chain ends before the first build. */
export type History = { builds: PastBuild[]; broken: string | undefined };

/**
 * Reads the live build and the builds before it. Each build names the one before and has its hash. The chain is broken
 * when one is missing, damaged, or not the file that its successor knew.
 * @param id the live build or the canary beside it; null when nothing is live
 */
export async function readHistory(storage: Storage, id: string | null): Promise<History> {
  const builds: PastBuild[] = [];
  if (id === null) return { builds, broken: undefined };
  const seen = new Set<string>();
  const readFile = await readAhead(storage);
  for (let next: string | null = id; next !== null; ) {
    const successor = builds.at(-1);
    const read = await readPastBuild(readFile, next, successor?.previousIntegrity);
    const problem = seen.has(next) ? 'is before itself' : 'problem' in read ? read.problem : undefined;
    if (problem !== undefined || 'problem' in read) {
      const place = successor ? `, before build ${successor.id},` : '';
      return { builds, broken: `${keys.build(next)}${place} ${problem}. Older builds are unknown.` };
    }
    seen.add(next);
    builds.push(read);
    next = read.previous;
  }
  return { builds, broken: undefined };
}

type ReadFile = (id: string) => ReturnType<Storage['read']>;

/**
 * Returns a function that reads the file of a build, and begins to read those of the builds before it. In a bucket each
 * takes 20 to 50 ms, and a store has a build for each promotion. Ids start with the time, so their order is nearly that
 * of the chain.
 */
async function readAhead(storage: Storage): Promise<ReadFile> {
  const builds = (await keysIn(storage, keys.builds)).filter((key) => !key.endsWith('.dsse.json')).sort();
  const begun = new Set<string>();
  const waiting = new Map<string, ReturnType<Storage['read']>>();
  return (id) => {
    const key = keys.build(id);
    const place = builds.indexOf(key);
    const before = place > 0 ? builds.slice(Math.max(place - maxFilesAtOnce, 0), place) : [];
    for (const one of [key, ...before.reverse()]) {
      if (begun.has(one)) continue;
      begun.add(one);
      const reading = storage.read(one);
      waiting.set(one, reading);
      // An error matters only to the caller that asks for this file.
      reading.catch(() => {});
    }
    const file = waiting.get(key) ?? storage.read(key);
    waiting.delete(key);
    return file;
  };
}

async function readPastBuild(
  readFile: ReadFile,
  id: string,
  integrity: string | undefined,
): Promise<PastBuild | { problem: string }> {
  const stored = await readFile(id);
  if (!stored) return { problem: 'is missing' };
  if (integrity !== undefined && integrityOf(stored.bytes) !== integrity) {
    return { problem: 'has other bytes than when its successor was stored' };
  }
  const parsed = storedBuild.safeParse(jsonOf(stored.bytes));
  if (!parsed.success) return { problem: 'is damaged' };
  const { shell, remotes, ...build } = parsed.data;
  return build.id === id
    ? { ...build, releases: { shell, ...remotes } }
    : { problem: `contains the build ${build.id}` };
}
