import type { Figure } from '../benchmark.ts';

/** What the browser has after a mount: bytes of the heap, and DOM nodes. */
export type Look = { heap: number; nodes: number };

/** Returns how much a remote's page leaks per mount (b.50), with the limits. */
export function growthFigures(remote: string, looks: readonly Look[]): Figure[] {
  return [
    {
      name: `${remote}: heap growth per mount`,
      value: slope(looks.map(({ heap }) => heap)) / 1000,
      unit: 'KB',
      limit: 5,
    },
    {
      name: `${remote}: DOM node growth per mount`,
      value: left(looks.map(({ nodes }) => nodes)),
      unit: 'nodes',
      limit: 0.5,
    },
  ];
}

/**
 * Returns the growth per mount. Compares minima, because a higher value may contain garbage that was not collected yet.
 */
function left(values: readonly number[]): number {
  const few = 5;
  return (Math.min(...values.slice(-few)) - Math.min(...values.slice(0, few))) / (values.length - few);
}

/** Returns the slope of a line fitted by least squares. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const covariance = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const variance = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0);
  return covariance / variance;
}
