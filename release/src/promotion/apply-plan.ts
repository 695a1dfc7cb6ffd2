import type { BuildPointer } from 'federation/canary';
import { signBuild } from 'federation/sign';
import { keysIn, mapConcurrently, type Storage } from 'storage';
import { storeDeltas } from '../deltas/store-deltas.ts';
import { type StoredBuild, storedBuild } from '../history/read-builds.ts';
import { maxFilesAtOnce } from '../max-files-at-once.ts';
import { type ReleaseStore, storeEnvelope } from '../signing/release-store.ts';
import { compressedEndings, keys } from '../store-keys.ts';
import type { Candidate, Plan } from './plan-promotion.ts';
import { previousReleasesOf } from './previous-releases.ts';

/**
 * Stores a planned build: writes the assets, then the build with its signature. It is live only when the pointer names
 * it. After a crash before that last step, the previous build is still live and complete, and the change can be planned
 * and applied again.
 * @param base the build whose other releases the plan keeps
 * @param previous the last build of the history
 */
export async function storePlan(
  storage: ReleaseStore,
  plan: Plan & { sequence: number },
  base: StoredBuild | null,
  previous: Pick<StoredBuild, 'integrity'> | null,
): Promise<StoredBuild> {
  for (const candidate of plan.candidates) await copyAssets(storage, candidate);
  // A roll-back is urgent, and visitors mostly have its files still.
  if (plan.audit.kind === 'promote' || plan.audit.kind === 'canary') {
    const releases = plan.candidates.map(({ release }) => release);
    await storeDeltas(storage, plan.build.previous, releases);
  }
  const { id } = plan.build;
  const file = json(buildDocument(plan, base, previous));
  if (!(await storage.create(keys.build(id), file))) throw new Error(`Build ${id} exists already.`);
  const facts = { id, sequence: plan.sequence, kind: plan.audit.kind };
  await storeEnvelope(storage, keys.buildEnvelope(id), signBuild(file, facts, storage.signing.signers));
  return storedBuild(file, id);
}

/**
 * Writes `builds/latest.json`, the only file that is ever overwritten.
 * @param tag its tag when the change was planned
 * @returns false when another process has changed it since; the caller then has to plan again
 */
export function pointTo(storage: Storage, tag: string | null, pointer: BuildPointer): Promise<boolean> {
  return storage.swap(keys.latest, tag, json(pointer));
}

function buildDocument(plan: Plan, base: StoredBuild | null, previous: Pick<StoredBuild, 'integrity'> | null) {
  const { build, audit, candidates } = plan;
  const documents = new Map([
    ...(base?.documents ?? []),
    ...candidates.map(({ release, document }) => [release.name, document] as const),
  ]);
  const remotes = Object.fromEntries(Object.keys(build.remotes).map((name) => [name, documents.get(name)]));
  const previousReleases = previousReleasesOf(plan, base);
  const facts = { audit, previousReleases, previousIntegrity: previous?.integrity };
  return { ...build, ...facts, shell: documents.get('shell'), remotes };
}

async function copyAssets(storage: ReleaseStore, { release: { name, version, files } }: Candidate): Promise<void> {
  const [published, assets] = await Promise.all([
    keysIn(storage, keys.releaseFile(name, version, '')),
    keysIn(storage, keys.asset(name, '')),
  ]);
  const [has, hasAsset] = [new Set(published), new Set(assets)];
  // Writes the compressed copies before the file itself. So a gateway that finds the file always finds its copies too.
  const missing = Object.keys(files).map((file) =>
    [...compressedEndings, '']
      .map((ending) => ({ from: keys.releaseFile(name, version, file + ending), to: keys.asset(name, file + ending) }))
      // A roll-back finds all its assets in place. Writing them again would make it wait for the disk.
      .filter(({ from, to }) => has.has(from) && !hasAsset.has(to)),
  );
  const count = missing.flat().length;
  if (count > 0) storage.progress?.(`Writing the assets of ${name}@${version}: ${count} files …`);
  await mapConcurrently(missing, maxFilesAtOnce, async (copies) => {
    for (const { from, to } of copies) {
      const stored = await storage.read(from);
      if (stored) await storage.create(to, stored.bytes);
    }
  });
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
