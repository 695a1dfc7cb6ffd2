import type { WebVitalName } from 'shared-contract/operations/web-vitals';

export type Rating = 'good' | 'needs improvement' | 'poor';

/** The greatest values that are good and that are not poor yet (web.dev/articles/vitals). CLS has no unit. */
const limits: Record<WebVitalName, readonly [good: number, fair: number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

export function ratingOf(name: WebVitalName, value: number): Rating {
  const [good, fair] = limits[name];
  if (value <= good) return 'good';
  return value <= fair ? 'needs improvement' : 'poor';
}

/** Returns the value with its unit: `1.2 s`, `180 ms`, or `0.05` for CLS. */
export function vitalText(name: WebVitalName, value: number): string {
  if (name === 'CLS') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}
