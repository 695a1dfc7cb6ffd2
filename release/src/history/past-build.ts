import { integrityOf } from 'federation/integrity';
import type { Storage } from 'storage';
import * as z from 'zod/mini';
import { auditRecord } from '../audit/audit-record.ts';
import { jsonOf } from '../json-of.ts';
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
  const seen = new Set<string>();
  for (let next = id; next !== null; ) {
    const successor = builds.at(-1);
    const read = await readPastBuild(storage, next, successor?.previousIntegrity);
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

async function readPastBuild(
  storage: Storage,
  id: string,
  integrity: string | undefined,
): Promise<PastBuild | { problem: string }> {
  const stored = await storage.read(keys.build(id));
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
