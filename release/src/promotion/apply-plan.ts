import type { LatestBuild } from 'federation';
import { compressedEndings, keys, type Storage } from '../storage/storage.ts';
import type { Candidate, Plan } from './plan-promotion.ts';

/**
 * Assets first, then the build, and last the one pointer that moves: stopped anywhere, the old build is whole and live.
 * Every step may be repeated.
 * @param liveTag what the pointer held when the plan was made
 * @returns false when somebody moved the pointer meanwhile: plan again
 */
export async function applyPlan(storage: Storage, plan: Plan, liveTag: string | null): Promise<boolean> {
  for (const candidate of plan.candidates) await copyAssets(storage, candidate);
  const { id, createdAt } = plan.build;
  if (!(await storage.create(keys.build(id), json(plan.build)))) throw new Error(`Build ${id} exists already.`);
  return storage.swap(keys.latest, liveTag, json({ id, createdAt } satisfies LatestBuild));
}

async function copyAssets(storage: Storage, { release: { name, version, files } }: Candidate): Promise<void> {
  for (const file of Object.keys(files)) {
    // Compressed copies before the file itself: whoever finds the file finds them too.
    for (const ending of [...compressedEndings, '']) {
      const stored = await storage.read(keys.releaseFile(name, version, file + ending));
      if (stored) await storage.create(keys.asset(name, file + ending), stored.bytes);
    }
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
