import type { Browser } from '@playwright/test';
import type { Twins } from './twins/start-twins.ts';

/** One measured number, with its limit if it has one. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
  /** The 95 % confidence interval of the median, from resampling. Its upper end must meet the limit. */
  readonly interval?: readonly [low: number, high: number];
};

/**
 * What all benchmarks of one run share: the sites and the browser. They start when a benchmark first needs them, and
 * stop after the last benchmark.
 */
export type Surroundings = {
  /** Prints progress. */
  readonly say: (line: string) => void;
  readonly twins: () => Promise<Twins>;
  readonly browser: () => Promise<Browser>;
};

/** What each file of `bench/src/metrics/` exports. */
export type Benchmark = {
  /** What is measured and how. It is stored with the result. */
  readonly about: string;
  readonly run: (surroundings: Surroundings) => Promise<readonly Figure[]>;
};

/** Returns the figures that exceed their limit. */
export function overLimit(figures: readonly Figure[]): Figure[] {
  return figures.filter((figure) => figure.limit !== undefined && worst(figure) > figure.limit);
}

/** Returns the upper end of the interval, or the value when there is no interval. */
export function worst({ value, interval }: Figure): number {
  return interval?.[1] ?? value;
}

/** Returns the median. @throws Error without any number */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  if (low === undefined || high === undefined) throw new Error('the median of nothing');
  return (low + high) / 2;
}
