const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

/**
 * The prices that the filters offer, in dollars; rents are per week. The steps are small in the range of most listings.
 */
export const priceSteps = {
  lease: [...steps(200, 1000, 50), ...steps(1100, 2000, 100), 2500, 3000, 4000, 5000],
  sale: [
    ...steps(100_000, 1_000_000, 50_000),
    ...steps(1_100_000, 2_000_000, 100_000),
    2_500_000,
    3_000_000,
    4_000_000,
    5_000_000,
    10_000_000,
  ],
} as const;

/** Returns the steps in order. Adds the chosen value if it is not one of them, because a URL can contain any price. */
export function stepsIncluding(all: readonly number[], chosen: number | undefined): number[] {
  if (chosen === undefined || all.includes(chosen)) return [...all];
  return [...all, chosen].sort((a, b) => a - b);
}
