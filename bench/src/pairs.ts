import { median } from './benchmark.ts';

const resamples = 2_000;

/** The median of the ratios of all pairs of measurements, with its 95 % confidence interval from resampling. */
export type PairedRatio = { value: number; interval: [low: number, high: number] };

/** Returns the ratio of two interleaved measurements. @param pairs two measurements of the same round */
export function pairedRatio(pairs: readonly (readonly [subject: number, reference: number])[]): PairedRatio {
  const ratios = pairs.map(([subject, reference]) => subject / reference);
  const random = seeded(ratios.length);
  const medians = Array.from({ length: resamples }, () =>
    median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? Number.NaN)),
  ).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * (resamples - 1))] ?? Number.NaN;
  return { value: median(ratios), interval: [at(0.025), at(0.975)] };
}

/**
 * Returns true when a site that was measured against itself has an interval that excludes 1 or is wider than ±5 %. The
 * other figures of such a run mean nothing.
 */
export function isNoisy({ interval: [low, high] }: PairedRatio): boolean {
  return low > 1 || high < 1 || high - low > 0.1;
}

/** Returns a random number generator with a seed (mulberry32), so that the same measurements give the same interval. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
