import type { Browser } from '@playwright/test';
import type { Twins } from './twins/start-twins.ts';

/** One number a benchmark found, and the limit it must keep, if it has one. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
  /** Of a measured ratio: 95 % of resampled medians lie between these. Its upper end must keep the limit. */
  readonly interval?: readonly [low: number, high: number];
};

/** What benchmarks of one run have in common. Both are started when first asked for, and stopped after the last benchmark. */
export type Surroundings = {
  /** Tells what is under way. */
  readonly say: (line: string) => void;
  readonly twins: () => Promise<Twins>;
  readonly browser: () => Promise<Browser>;
};

/** What `bench/src/<name>.ts` exports. */
export type Benchmark = {
  /** What is measured and how, in a sentence: it stands in the result. */
  readonly about: string;
  readonly run: (surroundings: Surroundings) => Promise<readonly Figure[]>;
};

/** Figures over their limit. */
export function overLimit(figures: readonly Figure[]): Figure[] {
  return figures.filter((figure) => figure.limit !== undefined && worst(figure) > figure.limit);
}

/** The end of the interval that counts. */
export function worst({ value, interval }: Figure): number {
  return interval?.[1] ?? value;
}

/** The middle of the numbers; of an even count the mean of the two in the middle. @throws Error when there is none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  if (low === undefined || high === undefined) throw new Error('the median of nothing');
  return (low + high) / 2;
}
