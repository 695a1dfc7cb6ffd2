import type { Figure } from './benchmark.ts';

const wanted = process.env.BENCH_PAGES ?? '';

/** True when only some pages are measured, and the earlier figures of the others stay. */
export const isPart = wanted !== '';

/** Returns true for a page that this run measures. @param subject the start of the names of its figures */
export function isWanted(subject: string): boolean {
  return new RegExp(wanted).test(subject);
}

/** Returns the earlier figures; those of a page that was measured again are replaced by its new ones. */
export function replaceFigures(earlier: readonly Figure[], measured: readonly Figure[]): Figure[] {
  const again = Map.groupBy(measured, subjectOf);
  const before = Map.groupBy(earlier, subjectOf);
  return [...new Map([...before, ...again]).values()].flat();
}

const subjectOf = ({ name }: Figure) => name.split(': ')[0];
