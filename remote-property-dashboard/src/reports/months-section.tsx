import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { PropertyReport } from 'shared-contract/property/property-report';
import { monthName } from '../dates/month-name.ts';
import { Section } from '../section/section.tsx';
import { AmountTable } from './amount-table.tsx';
import classes from './reports.module.css';

const NoChart = () => <Text>We couldn’t load the chart. Show the table instead.</Text>;
const MonthChart = lazy(() => import('./month-chart.tsx').catch(() => ({ default: NoChart })));

/** Income and expenses by month, as a chart that loads when it is shown, or as a table. */
export function MonthsSection({ report }: { report: PropertyReport }) {
  const [isTable, setIsTable] = useState(false);
  const { byMonth, income, expenses } = report;
  return (
    <Section
      title="By month"
      framed
      action={
        <Button variant="default" size="compact-md" onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show chart' : 'Show table'}
        </Button>
      }
    >
      {isTable ? (
        <AmountTable
          columns={['Month', 'Income', 'Expenses']}
          rows={[
            ...byMonth.map(({ month, ...sums }) => ({
              key: month,
              name: monthName(month),
              amounts: [sums.income, sums.expenses],
            })),
            { key: 'total', name: 'Total', amounts: [income, expenses.rentalAmount], isTotal: true },
          ]}
        />
      ) : (
        <Suspense fallback={<div className={classes.chart} />}>
          <MonthChart byMonth={byMonth} financialYear={report.financialYear} />
        </Suspense>
      )}
    </Section>
  );
}
