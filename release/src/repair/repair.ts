import type { Storage } from 'storage';
import { repairDeltas } from '../deltas/repair-deltas.ts';
import { compressed } from '../publish/compress.ts';
import { inspectFiles } from './inspect-files.ts';
import { planRepair, type Restore } from './plan-repair.ts';
import { repairScope } from './repair-scope.ts';

export type RepairOutcome = {
  /** The restored files, or with `dryRun` those that would be restored; one sentence each. */
  restored: string[];
  /** What is damaged and was not repaired, one sentence each. */
  problems: string[];
};

/**
 * Finds missing and damaged files of the live build and of builds of the last 30 days, and restores them from the
 * release folders. Replaces each file as a whole, so gateways can serve meanwhile. A second run finds nothing to do.
 */
export async function repair(
  storage: Storage,
  { dryRun = false, now = new Date() }: { dryRun?: boolean; now?: Date } = {},
): Promise<RepairOutcome> {
  const scope = await repairScope(storage, now);
  const plan = planRepair(await inspectFiles(storage, scope.releases));
  const restored: string[] = [];
  const problems = [...scope.problems, ...plan.problems];
  for (const restore of plan.restores) {
    const sentence = `${restore.key} (${restore.problem}) from ${restore.from}`;
    if (dryRun || (await apply(storage, restore))) restored.push(sentence);
    else problems.push(`${restore.key} was changed by another process. Run the repair again.`);
  }
  const deltas = await repairDeltas(storage, scope.releases, dryRun);
  return { restored: [...restored, ...deltas.restored], problems: [...problems, ...deltas.problems] };
}

async function apply(storage: Storage, { key, tag, from, compress }: Restore): Promise<boolean> {
  const source = await storage.read(from);
  if (!source) return false;
  const bytes = compress === '' ? source.bytes : await compressedCopy(from, source.bytes, compress);
  if (!bytes) return false;
  return tag === null ? storage.create(key, bytes) : storage.swap(key, tag, bytes);
}

async function compressedCopy(file: string, bytes: Buffer, ending: string): Promise<Buffer | undefined> {
  return (await compressed(file, bytes)).find(([one]) => one === ending)?.[1];
}
