import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { financialYearMonths } from 'shared-contract/date/financial-year';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { ExpenseList } from 'shared-contract/property/expense';
import { type ExpenseLabel, expenseLabel, expenseLabelName } from 'shared-contract/property/expense-label';
import { isKnown } from 'shared-contract/wire/open-enum';
import { Link } from 'shared-platform/router';
import { Section } from 'shared-ui';
import { monthName } from '../dates/month-name.ts';
import { expensesUrl } from './expense-search.ts';
import classes from './expenses.module.css';

type SumsByLabelProps = { list: ExpenseList; current: ExpenseLabel | null; propertyId: string };

/** The sums of the year by label. Each label filters the list. */
export function SumsByLabel({ list: { byLabel, financialYear }, current, propertyId }: SumsByLabelProps) {
  return (
    <Section title="By label" framed>
      <SumTable
        columns={['ATO label', 'Paid']}
        rows={byLabel.map(({ label, amount }) => ({
          key: label,
          cents: centsOf(amount),
          name: isKnown(expenseLabel, label) ? (
            <Anchor
              component={Link}
              to={expensesUrl(propertyId, { financialYear, label })}
              aria-current={label === current ? 'true' : undefined}
            >
              {expenseLabelName(label)}
            </Anchor>
          ) : (
            expenseLabelName(label)
          ),
        }))}
      />
    </Section>
  );
}

/** The sums of the filtered expenses by month, all twelve of the year. */
export function SumsByMonth({ list: { byMonth, financialYear } }: { list: ExpenseList }) {
  const centsIn = (month: string) => centsOf(byMonth.find((one) => one.month === month)?.amount ?? '0.00');
  return (
    <Section title="By month" framed>
      <SumTable
        columns={['Month', 'Paid']}
        rows={financialYearMonths(financialYear).map((month) => ({
          key: month,
          cents: centsIn(month),
          name: monthName(month),
        }))}
      />
    </Section>
  );
}

type SumTableProps = {
  columns: readonly [string, string];
  rows: readonly { key: string; name: ReactNode; cents: number }[];
};

/** A table with a bar under each name. The bars repeat the amounts, so screen readers skip them. */
function SumTable({ columns, rows }: SumTableProps) {
  const largest = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <table className={classes.sums}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cents }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {cents > 0 && (
                <span className={classes.bar} aria-hidden="true" style={{ width: `${(cents / largest) * 100}%` }} />
              )}
            </th>
            <td>{formatMoney(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
