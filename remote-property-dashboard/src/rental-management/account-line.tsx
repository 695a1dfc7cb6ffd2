import { Anchor, Badge, Button, Text } from '@mantine/core';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';
import type { RentAccountLine } from 'shared-contract/tenancy/rent-account';
import { transactionLabel } from 'shared-contract/tenancy/transaction-label';
import { isReversible, signedAmount } from 'shared-ledger';
import { Link } from 'shared-platform/router';
import { formatLocalDate, LocalDate } from 'shared-ui';
import classes from './rental-management.module.css';

type AccountLineProps = {
  line: RentAccountLine;
  propertyId: string;
  onReverse: (transaction: LedgerTransaction) => void;
};

/** A rent charge or a transaction, with the balance after it. */
export function AccountLine({ line, propertyId, onReverse }: AccountLineProps) {
  const { date, period, transaction } = line;
  const label = transaction ? transactionLabel(transaction) : 'Rent due';
  return (
    <li className={classes.line}>
      <div>
        <Text component="div" fw={600}>
          {transaction ? (
            <Anchor
              component={Link}
              to={addresses.rentalTransaction(propertyId, transaction.kind, transaction.id)}
              className={classes.link}
              fw={600}
            >
              {label}
            </Anchor>
          ) : (
            label
          )}{' '}
          {transaction?.reversedBy && (
            <Badge variant="light" color="gray">
              Reversed
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed" className={classes.description}>
          <LocalDate date={date} />
          {period && ` · for ${formatLocalDate(period.from)} to ${formatLocalDate(period.to)}`}
          {transaction && !label.startsWith(transaction.description) && ` · ${transaction.description}`}
        </Text>
      </div>
      <div className={classes.amount}>
        <Text fw={600}>{changeText(line)}</Text>
        <Text size="sm" c="dimmed">
          {balanceText(line.balance)}
        </Text>
      </div>
      {transaction && isReversible(transaction) && (
        <Button
          className={classes.reverse}
          variant="subtle"
          size="compact-sm"
          onClick={() => onReverse(transaction)}
          aria-label={`Reverse: ${label}`}
        >
          Reverse
        </Button>
      )}
    </li>
  );
}

/** Returns what the line adds to the rent that is owed; for a bond, which adds nothing, its amount. */
function changeText({ change, transaction }: RentAccountLine): string {
  const cents = centsOf(change);
  if (cents === 0 && transaction) return signedAmount(transaction);
  return `${cents < 0 ? '−' : '+'}${formatMoney(Math.abs(cents))}`;
}

function balanceText(balance: string): string {
  const cents = centsOf(balance);
  if (cents === 0) return 'No rent owed';
  return cents > 0 ? `${formatMoney(cents)} owed` : `${formatMoney(-cents)} ahead`;
}
