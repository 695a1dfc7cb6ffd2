import * as z from 'shared-contract/schema';

/** The path of {@link operatedWebVitals}. Only operators may read it (OPERATORS). */
export const operatedWebVitalsPath = '/api/operations/web-vitals';

/** The names of the web vitals (web.dev/vitals). All are in milliseconds, but CLS is a score. */
export const webVitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type WebVitalName = (typeof webVitalNames)[number];

/** One web vital of one page: the 75th percentile of its page views, rounded up to two digits. */
const pageVital = z.object({
  /** The path in the page table, such as `/listings/:listingId`. */
  page: z.string(),
  name: z.enum(webVitalNames),
  p75: z.number(),
  count: z.int(),
});
export type PageVital = z.infer<typeof pageVital>;

/** The web vitals of the last seven days. */
export const operatedWebVitals = z.object({
  '@id': z.literal(operatedWebVitalsPath),
  '@type': z.literal('OperatedWebVitals'),
  /** By page. */
  vitals: z.array(pageVital),
});
export type OperatedWebVitals = z.infer<typeof operatedWebVitals>;
