import { Text } from '@mantine/core';
import type { ExpenseList } from 'shared-contract/property/expense';
import { Section } from 'shared-ui';
import classes from './expenses.module.css';
import { SeriesSummary } from './series-summary.tsx';

/** The recurring expenses of a property that have a next date. */
export function RecurringExpenses({ list: { recurring = [] }, propertyId }: { list: ExpenseList; propertyId: string }) {
  if (recurring.length === 0) return null;
  return (
    <Section title="Recurring">
      <ul className={classes.rows}>
        {recurring.map((series) => (
          <li key={series.id} className={classes.series}>
            <Text fw={600}>{series.supplier}</Text>
            <SeriesSummary series={series} propertyId={propertyId} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
