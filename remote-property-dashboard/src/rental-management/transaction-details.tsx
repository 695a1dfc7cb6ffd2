import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { transactionLabel } from 'shared-contract/tenancy/transaction-label';
import { nameList } from 'shared-contract/text/name-list';
import { isReversible, ReverseTransaction, signedAmount } from 'shared-ledger';
import { Link, Navigate } from 'shared-platform/router';
import { Fact, LocalDate, LocalInstant, PageHeader, QueryBoundary, Section, useDialogState } from 'shared-ui';
import { tenanciesQuery } from '../tenancies/tenancies-query.ts';
import { MissingTransaction } from './missing-transaction.tsx';
import { ReceiptSection } from './receipt-section.tsx';
import { ledgerTransactionQuery } from './rent-account-queries.ts';
import classes from './rental-management.module.css';
import { rentalUrl } from './rental-search.ts';
import { TransactionEntries } from './transaction-entries.tsx';

type TransactionDetailsProps = { propertyId: string; type: string; transactionId: string };

/** One transaction of a ledger of this property. */
export function TransactionDetails({ propertyId, type, transactionId }: TransactionDetailsProps) {
  const transaction = useResource(ledgerTransactionQuery(transactionId));
  const tenancies = useResource(tenanciesQuery(propertyId));
  const tenancy = tenancies.find(({ id }) => id === transaction.tenancy?.id);
  if (!tenancy) return <MissingTransaction propertyId={propertyId} />;
  if (type !== transaction.kind) {
    return <Navigate replace to={addresses.rentalTransaction(propertyId, transaction.kind, transactionId)} />;
  }
  return <Transaction transaction={transaction} tenancy={tenancy} propertyId={propertyId} />;
}

type TransactionProps = { transaction: LedgerTransaction; tenancy: Tenancy; propertyId: string };

function Transaction({ transaction, tenancy, propertyId }: TransactionProps) {
  const [isReversing, setIsReversing] = useDialogState(false);
  const { id, date, description, receiptNumber, reverses, reversedBy, createdAt } = transaction;
  const pairId = reverses ?? reversedBy;
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Anchor component={Link} to={rentalUrl(propertyId, { tenancyId: tenancy.id })}>
            Rental management
          </Anchor>
        }
        title={transactionLabel(transaction)}
        description={nameList(tenancy.tenants)}
        actions={
          isReversible(transaction) && (
            <Button variant="default" onClick={() => setIsReversing(true)}>
              Reverse
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <Section title="Summary" framed>
          <Group gap="sm">
            <Text fz="xl" fw={600}>
              {signedAmount(transaction)}
            </Text>
            {reversedBy !== null && (
              <Badge variant="light" color="gray">
                Reversed
              </Badge>
            )}
          </Group>
          <dl className={classes.facts}>
            <Fact label="Date">
              <LocalDate date={date} />
            </Fact>
            {receiptNumber !== null && <Fact label="Receipt number">{receiptNumber}</Fact>}
            <Fact label={reverses === null ? 'Note' : 'Reason'}>{description}</Fact>
            <Fact label="Recorded">
              <LocalInstant at={createdAt} timeZone={tenancy.noticeFacts?.timeZone} show="dateTime" />
            </Fact>
          </dl>
        </Section>
        {receiptNumber !== null && <ReceiptSection transaction={transaction} tenancy={tenancy} />}
        <Section title="Entries" framed>
          <TransactionEntries entries={transaction.entries} />
        </Section>
        {pairId !== null && (
          <Section title={reverses === null ? 'Reversed by' : 'Reverses'} framed>
            <QueryBoundary resetKey={id} fallback={<Text c="dimmed">Loading the other transaction…</Text>}>
              <Pair pairId={pairId} propertyId={propertyId} />
            </QueryBoundary>
          </Section>
        )}
      </Stack>
      {isReversing && <ReverseTransaction transaction={transaction} onClose={() => setIsReversing(false)} />}
    </>
  );
}

/** The other transaction of a reversal. */
function Pair({ pairId, propertyId }: { pairId: string; propertyId: string }) {
  const pair = useResource(ledgerTransactionQuery(pairId));
  return (
    <>
      <Anchor component={Link} to={addresses.rentalTransaction(propertyId, pair.kind, pairId)} className={classes.link}>
        {transactionLabel(pair)}, {signedAmount(pair)}
      </Anchor>
      <Text size="sm" c="dimmed">
        <LocalDate date={pair.date} /> · {pair.description}
      </Text>
    </>
  );
}
