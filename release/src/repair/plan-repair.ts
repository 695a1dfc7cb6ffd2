import type { Ending, StoredState } from './file-state.ts';
import { endingsInOrder, type InspectedFile, type Inspection } from './inspect-files.ts';

/** One file to write: `from` is the intact file to copy, or to compress when `compress` has an ending. */
export type Restore = { key: string; tag: string | null; problem: string; from: string; compress: Ending };

export type RepairPlan = {
  restores: Restore[];
  /** What cannot be repaired, one sentence each. */
  problems: string[];
};

/**
 * Plans which files under `assets/` to restore, without changing anything. Release folders are never written, because
 * a release is immutable: what is damaged in them is a problem to report.
 */
export function planRepair({ files, problems }: Inspection): RepairPlan {
  const restores = files.flatMap((file) => endingsInOrder.flatMap((ending) => restoreOf(file, ending)));
  return { restores, problems: [...problems, ...files.flatMap(damagedCopies), ...files.flatMap(lostAsset)] };
}

function restoreOf(inspected: InspectedFile, ending: Ending): Restore[] {
  const { key, state, tag } = inspected.asset[ending];
  if (state === 'intact') return [];
  const copy = inspected.copies[ending].find(isIntact);
  const original = intactOriginal(inspected);
  // A file may have no compressed copies. A missing one is only restored when the release has it.
  const source = copy ?? (ending === '' || state === 'damaged' ? original : undefined);
  if (!source) return [];
  return [{ key, tag, problem: state, from: source.key, compress: copy ? '' : ending }];
}

function intactOriginal({ asset, copies, others }: InspectedFile): StoredState | undefined {
  return [asset[''], ...copies[''], ...others].find(isIntact);
}

function lostAsset(inspected: InspectedFile): string[] {
  if (intactOriginal(inspected)) return [];
  const { key, state } = inspected.asset[''];
  return [`${key} is ${state}, and releases/${inspected.name}/ has no intact copy. Promote another version.`];
}

/** A missing compressed copy is no damage, because older releases have none of some files. */
function damagedCopies({ copies }: InspectedFile): string[] {
  return endingsInOrder
    .flatMap((ending) => copies[ending].filter(({ state }) => state === 'damaged' || (state === 'missing' && !ending)))
    .map(({ key, state }) => `${key} is ${state}`);
}

function isIntact({ state }: StoredState): boolean {
  return state === 'intact';
}
