import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';
import { transactionLabel } from 'shared-contract/tenancy/transaction-label';
import { isReversible, ReverseTransaction, signedAmount } from 'shared-ledger';
import { LocalDate, QueryBoundary, Section, useDialogState } from 'shared-ui';
import classes from './money.module.css';
import { ledgerPageSize, ledgerQuery } from './money-queries.ts';

/** The transactions of the ledger, newest first. Receipts can be reversed. */
export function LedgerSection({ tenancyId }: { tenancyId: string }) {
  const [page, setPage] = useState(1);
  const [reversed, setReversed] = useDialogState<LedgerTransaction | null>(null);
  return (
    <Section framed title="Transactions">
      <QueryBoundary resetKey={`${tenancyId} ${page}`} fallback={<Text c="dimmed">Loading transactions…</Text>}>
        <Transactions tenancyId={tenancyId} page={page} onPage={setPage} onReverse={setReversed} />
      </QueryBoundary>
      {reversed && <ReverseTransaction transaction={reversed} onClose={() => setReversed(null)} />}
    </Section>
  );
}

type TransactionsProps = {
  tenancyId: string;
  page: number;
  onPage: (page: number) => void;
  onReverse: (transaction: LedgerTransaction) => void;
};

/** The transactions on the screen before the owner asks for more. */
const shownFirst = 8;

function Transactions({ tenancyId, page, onPage, onReverse }: TransactionsProps) {
  const { member, totalItems } = useResource(ledgerQuery(tenancyId, page));
  const [showsAll, setShowsAll] = useState(page > 1);
  if (totalItems === 0) return <Text c="dimmed">Payments you record appear here, each with its receipt number.</Text>;
  const shown = showsAll ? member : member.slice(0, shownFirst);
  return (
    <>
      <ul className={classes.transactions}>
        {shown.map((transaction) => (
          <Transaction key={transaction.id} transaction={transaction} onReverse={() => onReverse(transaction)} />
        ))}
      </ul>
      <Group gap="sm">
        {shown.length < member.length && (
          <Button variant="default" onClick={() => setShowsAll(true)}>
            Show more transactions
          </Button>
        )}
        {showsAll && page > 1 && (
          <Button variant="default" onClick={() => onPage(page - 1)}>
            Newer
          </Button>
        )}
        {showsAll && page * ledgerPageSize < totalItems && (
          <Button variant="default" onClick={() => onPage(page + 1)}>
            Older
          </Button>
        )}
      </Group>
    </>
  );
}

function Transaction({ transaction, onReverse }: { transaction: LedgerTransaction; onReverse: () => void }) {
  const label = transactionLabel(transaction);
  return (
    <li className={classes.transaction}>
      <div>
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed" className={classes.description}>
          <LocalDate date={transaction.date} />
          {label.startsWith(transaction.description) ? '' : ` · ${transaction.description}`}
        </Text>
      </div>
      <div className={classes.amount}>
        <Text fw={600} {...(transaction.reversedBy !== null && { td: 'line-through', c: 'dimmed' })}>
          {signedAmount(transaction)}
        </Text>
        {transaction.reversedBy !== null && (
          <Badge variant="light" color="gray">
            Reversed
          </Badge>
        )}
        {isReversible(transaction) && (
          <Button
            className={classes.reverse}
            variant="subtle"
            size="compact-sm"
            onClick={onReverse}
            aria-label={`Reverse: ${label}`}
          >
            Reverse
          </Button>
        )}
      </div>
    </li>
  );
}
