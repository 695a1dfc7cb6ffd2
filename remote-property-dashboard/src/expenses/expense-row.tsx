import { Anchor, Badge, Text } from '@mantine/core';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import type { Expense } from 'shared-contract/property/expense';
import { expenseLabelName } from 'shared-contract/property/expense-label';
import { expenseFrequencyName } from 'shared-contract/property/expense-series';
import { Link } from 'shared-platform/router';
import { LocalDate } from 'shared-ui';
import classes from './expenses.module.css';

/** One expense in the list, with a link to its page. */
export function ExpenseRow({ expense, propertyId }: { expense: Expense; propertyId: string }) {
  const { id, supplier, description, label, paidOn, amount, gst, privateShare, capital, receipt, series } = expense;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Anchor component={Link} to={addresses.expense(propertyId, id)} className={classes.link} fw={600}>
          {supplier}
        </Anchor>
        <Text size="sm" c="dimmed">
          <LocalDate date={paidOn} /> · {expenseLabelName(label)}
          {description && ` · ${description}`}
        </Text>
        <span className={classes.badges}>
          {series && <Badge variant="light">{expenseFrequencyName(series.frequency)}</Badge>}
          {capital && <Badge variant="light">Capital item</Badge>}
          {privateShare > 0 && (
            <Badge variant="light" color="gray">
              {privateShare}% private
            </Badge>
          )}
          {!receipt && (
            <Badge variant="light" color="gray">
              No receipt
            </Badge>
          )}
        </span>
      </div>
      <div className={classes.amount}>
        <Text fw={600}>{formatMoney(centsOf(amount))}</Text>
        {centsOf(gst) > 0 && (
          <Text size="sm" c="dimmed">
            {formatMoney(centsOf(gst))} GST
          </Text>
        )}
      </div>
    </li>
  );
}
