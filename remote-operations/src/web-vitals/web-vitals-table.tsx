import { Text } from '@mantine/core';
import { useResource } from 'shared-api';
import type { PageVital, WebVitalName } from 'shared-contract/operations/web-vitals';
import { EmptyState } from 'shared-ui';
import { FigureTable } from '../figures/figure-table.tsx';
import { ratingOf, vitalText } from './vital-rating.ts';
import classes from './web-vitals.module.css';
import { webVitalsQuery } from './web-vitals-query.ts';

/** The three core web vitals first. */
const shownVitals: readonly WebVitalName[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'];

/** What visitors experienced in the last seven days, page by page, the most visited page first. */
export function WebVitalsTable() {
  const { vitals } = useResource(webVitalsQuery());
  if (vitals.length === 0) {
    return <EmptyState title="No page views yet">Browsers report when a visitor leaves a page.</EmptyState>;
  }
  const pages = [...Map.groupBy(vitals, ({ page }) => page)].sort(([, one], [, other]) => views(other) - views(one));
  return (
    <>
      <Text size="sm" c="dimmed">
        75th percentile of the last seven days: three of four page views were as good or better.
      </Text>
      <FigureTable
        label="Web vitals by page"
        columns={['Page', 'Views', ...shownVitals]}
        rows={pages.map(([name, measured]) => ({
          name,
          figures: [
            views(measured).toLocaleString('en-AU'),
            ...shownVitals.map((vital) => <Vital key={vital} name={vital} measured={measured} />),
          ],
        }))}
      />
    </>
  );
}

/** Not every browser reports every vital, so the greatest count is nearest to the number of views. */
const views = (measured: readonly PageVital[]) => Math.max(...measured.map(({ count }) => count));

function Vital({ name, measured }: { name: WebVitalName; measured: readonly PageVital[] }) {
  const found = measured.find((one) => one.name === name);
  if (!found) return '–';
  const rating = ratingOf(name, found.p75);
  return (
    <span className={classes.vital} data-rating={rating}>
      {vitalText(name, found.p75)}
      {rating !== 'good' && <span className={classes.rating}> {rating}</span>}
    </span>
  );
}
