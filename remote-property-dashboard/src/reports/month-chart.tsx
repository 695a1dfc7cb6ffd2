import { financialYearLabel } from 'shared-contract/date/financial-year';
import { centsOf } from 'shared-contract/money/money';
import type { PropertyReport } from 'shared-contract/property/property-report';
import classes from './reports.module.css';

const monthName = new Intl.DateTimeFormat('en-AU', { month: 'short', timeZone: 'UTC' });

/** Income and expenses of each month as bars. The table has the amounts, also those below zero. */
export default function MonthChart({ byMonth, financialYear }: Pick<PropertyReport, 'byMonth' | 'financialYear'>) {
  const months = byMonth.map(({ month, income, expenses }) => ({
    name: monthName.format(new Date(`${month}-01T00:00:00Z`)),
    bars: [Math.max(0, centsOf(income)), Math.max(0, centsOf(expenses))] as const,
  }));
  const largest = Math.max(1, ...months.flatMap(({ bars }) => bars));
  return (
    <figure className={classes.figure}>
      <div
        role="img"
        aria-label={`Chart of income and expenses by month, ${financialYearLabel(financialYear)}`}
        className={classes.chart}
      >
        {months.map(({ name, bars: [income, expenses] }) => (
          <div key={name} className={classes.month}>
            <div className={classes.bars}>
              <span className={classes.income} style={{ height: `${(income / largest) * 100}%` }} />
              <span className={classes.expenses} style={{ height: `${(expenses / largest) * 100}%` }} />
            </div>
            <span className={classes.monthName}>{name}</span>
          </div>
        ))}
      </div>
      <figcaption className={classes.legend}>
        <span>
          <span className={classes.income} aria-hidden="true" /> Income
        </span>
        <span>
          <span className={classes.expenses} aria-hidden="true" /> Expenses
        </span>
      </figcaption>
    </figure>
  );
}
