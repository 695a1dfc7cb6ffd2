import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { RentRoll } from 'shared-contract/tenancy/rent-roll';
import { Fact } from 'shared-ui';
import classes from './rent-roll.module.css';

const money = (amount: string) => formatMoney(centsOf(amount));

/** The rent that is due, received and overdue, and this year's cash. */
export function RentTotals({ roll: { totals, yearFrom } }: { roll: RentRoll }) {
  return (
    <dl className={classes.totals}>
      <Fact label="Due this month">{money(totals.due)}</Fact>
      <Fact label="Received this month">{money(totals.received)}</Fact>
      <Fact label="Overdue">
        {money(totals.overdue)}
        {totals.late > 0 && (totals.late === 1 ? ', 1 tenancy late' : `, ${totals.late} tenancies late`)}
      </Fact>
      <Fact label={yearFrom === null ? 'Received this year' : `Received since 1 Jul ${yearFrom}`}>
        {money(totals.cash)}
      </Fact>
    </dl>
  );
}
