import { Button, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Section } from 'shared-ui';
import { monthName } from '../dates/month-name.ts';
import { AmountTable } from './amount-table.tsx';
import classes from './charts.module.css';
import type { MonthAmounts } from './month-chart.tsx';

const NoChart = () => <Text>We couldn’t load the chart. Show the table instead.</Text>;
const MonthChart = lazy(() => import('./month-chart.tsx').catch(() => ({ default: NoChart })));

type MonthsSectionProps = {
  title: string;
  /**
   * The charts, each with the names of its amounts; the table has a column for each name. The label is for screen
   * readers; several charts also need a heading each.
   */
  charts: readonly { heading?: string; label: string; names: readonly string[] }[];
  /** The amounts of each month, in the order of the names. */
  months: readonly MonthAmounts[];
  /** The sums of the amounts. Without them the table has no row for the total. */
  totals?: readonly string[];
};

/** Amounts by month, as charts whose code loads when they are shown, or as a table. */
export function MonthsSection({ title, charts, months, totals }: MonthsSectionProps) {
  const [isTable, setIsTable] = useState(false);
  const rows = months.map(({ month, amounts }) => ({ key: month, name: monthName(month), amounts }));
  return (
    <Section
      title={title}
      framed
      action={
        <Button variant="default" size="compact-md" onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show chart' : 'Show table'}
        </Button>
      }
    >
      {isTable ? (
        <AmountTable
          columns={['Month', ...charts.flatMap(({ names }) => names)]}
          rows={totals ? [...rows, { key: 'total', name: 'Total', amounts: totals, isTotal: true }] : rows}
        />
      ) : (
        <Stack gap="lg">
          {charts.map(({ heading, label, names }, index) => {
            const first = charts.slice(0, index).reduce((sum, one) => sum + one.names.length, 0);
            const shown = months.map(({ month, amounts }) => ({
              month,
              amounts: amounts.slice(first, first + names.length),
            }));
            return (
              <div key={label}>
                {heading && (
                  <Title order={3} size="h5" mb="xs">
                    {heading}
                  </Title>
                )}
                <Suspense fallback={<div className={classes.chart} />}>
                  <MonthChart label={label} names={names} months={shown} />
                </Suspense>
              </div>
            );
          })}
        </Stack>
      )}
    </Section>
  );
}
