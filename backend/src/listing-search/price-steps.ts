/** In cents, close together where most prices are: every hundredth or so of the market lies between two. */
export const saleSteps = steps([
  [0, 2_000_000, 25_000],
  [2_000_000, 5_000_000, 250_000],
  [5_000_000, 20_000_000, 2_500_000],
]);
export const rentSteps = steps([
  [0, 1_200, 20],
  [1_200, 3_000, 100],
  [3_000, 20_000, 2_000],
]);

/** In square metres. */
export const landSteps = [
  100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950, 1000, 1100, 1200, 1300,
  1500, 1750, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 20_000, 40_000, 100_000, 200_000, 400_000, 1_000_000,
  4_000_000, 10_000_000,
];

function steps(ranges: [from: number, to: number, by: number][]): number[] {
  return ranges.flatMap(([from, to, by]) =>
    Array.from({ length: Math.round((to - from) / by) }, (_, index) => (from + (index + 1) * by) * 100),
  );
}

/** Sale and rent in one order, where neither was chosen. */
export const anySteps = [...rentSteps, ...saleSteps].filter((_, index) => index % 4 === 0);
