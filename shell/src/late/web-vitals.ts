import { logger } from 'shared-platform';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** How the page felt to whoever used it, once each, to the log (web.dev/vitals). */
export function reportWebVitals(): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}

/** @param metric milliseconds; a share of the window for CLS */
export function report({ name, value, rating, navigationType }: Metric): void {
  const rounded = Math.round(value * 1000) / 1000;
  logger.info('Web vital', { name, value: rounded, rating, navigationType, path: globalThis.location.pathname });
}
