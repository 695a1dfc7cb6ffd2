import type { LatestBuild } from 'federation';
import { signBuild } from 'federation/sign';
import type { StoredBuild } from '../history/read-builds.ts';
import { type ReleaseStore, storeEnvelope } from '../signing/release-store.ts';
import { compressedEndings, keys, type Storage } from '../storage/storage.ts';
import type { Candidate, Plan } from './plan-promotion.ts';

/**
 * Makes a planned build live. Writes the assets, then the build with its signature, and last `builds/latest.json`, the
 * only file that is ever overwritten. After a crash before that last step, the previous build is still live and
 * complete, and the change can be planned and applied again.
 * @param live the build that was live when the plan was made
 * @param liveTag the tag of `builds/latest.json` when the plan was made
 * @returns false when another promotion has changed `builds/latest.json` since; the caller then has to plan again
 */
export async function applyPlan(
  storage: ReleaseStore,
  plan: Plan & { sequence: number },
  live: StoredBuild | null,
  liveTag: string | null,
): Promise<boolean> {
  for (const candidate of plan.candidates) await copyAssets(storage, candidate);
  const { id, createdAt } = plan.build;
  const file = json(buildDocument(plan, live));
  if (!(await storage.create(keys.build(id), file))) throw new Error(`Build ${id} exists already.`);
  const facts = { id, sequence: plan.sequence, kind: plan.audit.kind };
  await storeEnvelope(storage, keys.buildEnvelope(id), signBuild(file, facts, storage.signing.signers));
  return storage.swap(keys.latest, liveTag, json({ id, createdAt } satisfies LatestBuild));
}

function buildDocument({ build, audit, candidates }: Plan, live: StoredBuild | null) {
  const documents = new Map([
    ...(live?.documents ?? []),
    ...candidates.map(({ release, document }) => [release.name, document] as const),
  ]);
  const remotes = Object.fromEntries(Object.keys(build.remotes).map((name) => [name, documents.get(name)]));
  return { ...build, audit, previousIntegrity: live?.integrity, shell: documents.get('shell'), remotes };
}

async function copyAssets(storage: Storage, { release: { name, version, files } }: Candidate): Promise<void> {
  for (const file of Object.keys(files)) {
    // Writes the compressed copies before the file itself. So a gateway that finds the file always finds its copies
    // too.
    for (const ending of [...compressedEndings, '']) {
      // A roll-back finds all its assets in place. Writing them again would make it wait for the disk.
      if (await storage.read(keys.asset(name, file + ending))) continue;
      const stored = await storage.read(keys.releaseFile(name, version, file + ending));
      if (stored) await storage.create(keys.asset(name, file + ending), stored.bytes);
    }
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
