/** A kind of work in a tier: how often it arrives per second, and how long a processor needs for it. */
export type Work = { perSecond: number; milliseconds: number };

const arrivals = 40_000;

/**
 * Simulates a queue before processors of equal speed and returns the 99th percentile of the time from arrival to
 * completion, in milliseconds. Work arrives independently (Poisson); its duration is exponential around the kind's,
 * which is worse than what is measured. Returns infinity when there is more work than the processors can do.
 */
export function simulatedP99(kinds: readonly Work[], processors: number, random: () => number): number {
  const perSecond = kinds.reduce((sum, kind) => sum + kind.perSecond, 0);
  if (usedProcessors(kinds) >= processors) return Number.POSITIVE_INFINITY;
  const exponential = (mean: number) => -Math.log(1 - random()) * mean;
  const freeAt = new Array<number>(processors).fill(0);
  const taken: number[] = [];
  let now = 0;
  for (let index = 0; index < arrivals; index += 1) {
    now += exponential(1000 / perSecond);
    const { milliseconds } = pick(kinds, random() * perSecond);
    let first = 0;
    for (let other = 1; other < processors; other += 1) if ((freeAt[other] ?? 0) < (freeAt[first] ?? 0)) first = other;
    const end = Math.max(now, freeAt[first] ?? 0) + exponential(milliseconds);
    freeAt[first] = end;
    taken.push(end - now);
  }
  taken.sort((a, b) => a - b);
  return taken[Math.floor(taken.length * 0.99)] ?? 0;
}

/** Returns how many processors are busy on average. */
export const usedProcessors = (kinds: readonly Work[]): number =>
  kinds.reduce((sum, { perSecond, milliseconds }) => sum + (perSecond * milliseconds) / 1000, 0);

/**
 * Returns the smallest number of processors that are busy for at most half of the time and whose simulated 99th
 * percentile is at most `limit`, and that percentile.
 * @throws RangeError when one kind alone takes longer than that, so that no number is enough
 */
export function processorsFor(
  kinds: readonly Work[],
  limit: number,
  random: () => number,
): { processors: number; p99: number } {
  const atLeast = Math.max(1, Math.ceil(usedProcessors(kinds) * 2));
  for (let processors = atLeast; processors <= atLeast + 16; processors += 1) {
    const p99 = simulatedP99(kinds, processors, random);
    if (p99 <= limit) return { processors, p99 };
  }
  throw new RangeError(`No number of processors brings the 99th percentile below ${limit} ms.`);
}

function pick(kinds: readonly Work[], at: number): Work {
  let left = at;
  for (const kind of kinds) {
    left -= kind.perSecond;
    if (left <= 0) return kind;
  }
  return kinds[kinds.length - 1] ?? { perSecond: 0, milliseconds: 0 };
}
