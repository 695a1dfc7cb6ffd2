import { logger } from 'shared-platform';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Logs each web vital of this page view once (web.dev/vitals). */
export function reportWebVitals(): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(logVital);
}

/**
 * Logs one web vital.
 * @param metric its value is in milliseconds; the value of CLS is a score without a unit
 */
export function logVital({ name, value, rating, navigationType }: Metric): void {
  const rounded = Math.round(value * 1000) / 1000;
  logger.info('Web vital', { name, value: rounded, rating, navigationType, path: globalThis.location.pathname });
}
