import { Anchor, Button, Stack } from '@mantine/core';
import { useResource } from 'shared-api';
import { amountOf, centsOf } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl } from 'shared-contract/page/list-url';
import type { RentRoll } from 'shared-contract/tenancy/rent-roll';
import { Link } from 'shared-platform/router';
import { EmptyState, PagedList, Section } from 'shared-ui';
import { MonthsSection } from '../charts/months-section.tsx';
import classes from './rent-roll.module.css';
import { rentRollQuery } from './rent-roll-query.ts';
import { RentRollRowView } from './rent-roll-row.tsx';
import { RentTotals } from './rent-totals.tsx';

/** The rent of all properties: the sums, then one row for each tenancy. */
export function RentRollList({ page }: { page: number }) {
  const roll = useResource(rentRollQuery(page));
  return (
    <Stack gap="lg">
      {roll.totalItems > 0 && (
        <Section title="All properties" framed>
          <RentTotals roll={roll} />
        </Section>
      )}
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
      {roll.totalItems > 0 && <YearOfCash roll={roll} />}
    </Stack>
  );
}

/** This year's cash by month. */
function YearOfCash({ roll: { byMonth = [], yearFrom } }: { roll: RentRoll }) {
  if (byMonth.length === 0 || yearFrom === null) return null;
  const year = `${yearFrom}–${String(yearFrom + 1).slice(-2)}`;
  const sum = (name: 'received' | 'expenses') =>
    amountOf(byMonth.reduce((total, { [name]: amount }) => total + centsOf(amount), 0));
  return (
    <MonthsSection
      title={`Cash by month, ${year} financial year`}
      charts={[
        { label: `Chart of rent received and expenses by month, ${year}`, names: ['Rent received', 'Expenses'] },
      ]}
      months={byMonth.map(({ month, received, expenses }) => ({ month, amounts: [received, expenses] }))}
      totals={[sum('received'), sum('expenses')]}
    />
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
