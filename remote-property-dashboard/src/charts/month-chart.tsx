import { centsOf } from 'shared-contract/money/money';
import classes from './charts.module.css';

/** One or two amounts for each month, as decimal strings. */
export type MonthAmounts = { month: string; amounts: readonly string[] };

type MonthChartProps = {
  /** What the chart shows, for screen readers. */
  label: string;
  /** The names of the amounts. */
  names: readonly string[];
  months: readonly MonthAmounts[];
};

const monthName = new Intl.DateTimeFormat('en-AU', { month: 'short', timeZone: 'UTC' });
const colours = [classes.first, classes.second];

/** The amounts of each month as bars. The table has the amounts, also those below zero. */
export default function MonthChart({ label, names, months }: MonthChartProps) {
  const shown = months.map(({ month, amounts }) => ({ month, bars: amounts.map((one) => Math.max(0, centsOf(one))) }));
  const largest = Math.max(1, ...shown.flatMap(({ bars }) => bars));
  return (
    <figure className={classes.figure}>
      <div role="img" aria-label={label} className={classes.chart}>
        {shown.map(({ month, bars }) => (
          <div key={month} className={classes.month}>
            <div className={classes.bars}>
              {bars.map((cents, index) => (
                <span key={names[index]} className={colours[index]} style={{ height: `${(cents / largest) * 100}%` }} />
              ))}
            </div>
            <span className={classes.monthName}>{monthName.format(new Date(`${month}-01T00:00:00Z`))}</span>
          </div>
        ))}
      </div>
      <figcaption className={classes.legend}>
        {names.map((name, index) => (
          <span key={name}>
            <span className={colours[index]} aria-hidden="true" /> {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
