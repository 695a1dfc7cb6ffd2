/** One number a benchmark found, and the limit it must keep, if it has one. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
}

/** What `bench/src/<name>.ts` exports. */
export interface Benchmark {
  /** What is measured and how, in a sentence: it stands in the result. */
  readonly about: string;
  /** Measures once. `say` tells what is under way. */
  readonly run: (say: (line: string) => void) => Promise<readonly Figure[]>;
}

/** Figures over their limit. */
export function overLimit(figures: readonly Figure[]): Figure[] {
  return figures.filter(({ value, limit }) => limit !== undefined && value > limit);
}

/** The middle of the numbers; of an even count the mean of the two in the middle. @throws Error when there is none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  if (low === undefined || high === undefined) throw new Error('the median of nothing');
  return (low + high) / 2;
}
