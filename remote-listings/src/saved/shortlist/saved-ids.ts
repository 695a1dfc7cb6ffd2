import type { Marks } from '../marks/guest-marks.ts';

/** Returns the ids of the saved listings. The one that was saved last comes first. */
export function savedIds(marks: Marks | undefined): string[] {
  return Object.entries(marks ?? {})
    .flatMap(([id, { savedAt }]) => (savedAt === null ? [] : [{ id, savedAt }]))
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt) || a.id.localeCompare(b.id))
    .map(({ id }) => id);
}
