import { Anchor, Button, Stack } from '@mantine/core';
import { useResource } from 'shared-api';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl } from 'shared-contract/page/list-url';
import type { RentRoll } from 'shared-contract/tenancy/rent-roll';
import { Link } from 'shared-platform/router';
import { EmptyState, Fact, PagedList } from 'shared-ui';
import { Section } from '../section/section.tsx';
import classes from './rent-roll.module.css';
import { rentRollQuery } from './rent-roll-query.ts';
import { RentRollRowView } from './rent-roll-row.tsx';

/** The rent of all properties: the sums, then one row for each tenancy. */
export function RentRollList({ page }: { page: number }) {
  const roll = useResource(rentRollQuery(page));
  return (
    <Stack gap="lg">
      {roll.totalItems > 0 && <Totals roll={roll} />}
      <PagedList
        collection={roll}
        page={page}
        hrefOf={(number) => listUrl(addresses.rentRoll(), { page: number })}
        empty={<NoTenancies />}
      >
        {(rows) => (
          <Section title={roll.totalItems === 1 ? '1 tenancy' : `${roll.totalItems} tenancies`}>
            <ul className={classes.rows}>
              {rows.map((row) => (
                <RentRollRowView key={row.tenancy.id} row={row} />
              ))}
            </ul>
          </Section>
        )}
      </PagedList>
    </Stack>
  );
}

const money = (amount: string) => formatMoney(centsOf(amount));

function Totals({ roll: { totals, yearFrom } }: { roll: RentRoll }) {
  return (
    <Section title="All properties" framed>
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
    </Section>
  );
}

function NoTenancies() {
  return (
    <EmptyState
      title="No tenancies yet"
      action={
        <Button component={Link} to={addresses.properties()} variant="default">
          Go to your properties
        </Button>
      }
    >
      The rent of all your properties appears here once a tenancy agreement is signed.{' '}
      <Anchor component={Link} to={addresses.rentingRules()}>
        Renting rules by state
      </Anchor>
    </EmptyState>
  );
}
