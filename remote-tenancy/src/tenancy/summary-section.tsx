import { Text } from '@mantine/core';
import { centsOf, formatMoney, formatRent } from 'shared-contract/money/money';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { todayOfTenancy } from 'shared-ledger';
import { Fact, LocalDate, Section } from 'shared-ui';
import { monthOfRent } from 'tenancy-law/rules/monthly-rent';
import classes from '../tenancies/tenancy-card.module.css';
import { TenancyTerm } from '../tenancies/tenancy-term.tsx';

export function SummarySection({ tenancy }: { tenancy: Tenancy }) {
  const { rent, ending, rents = [] } = tenancy;
  const cents = centsOf(rent);
  const today = todayOfTenancy(tenancy);
  const announced = rents.find(({ from }) => from > today && from > tenancy.startDate);
  return (
    <Section framed title="Summary">
      <dl className={classes.facts}>
        <Fact label="Rent">
          <Text span fw={600} inherit>
            {formatRent(cents)}
          </Text>
          <Text size="sm" c="dimmed">
            {formatMoney(cents * 2)} a fortnight, {formatMoney(monthOfRent(cents, today))} a month
          </Text>
          {announced ? (
            <Text size="sm">
              {formatRent(centsOf(announced.rent))} from <LocalDate date={announced.from} />
            </Text>
          ) : null}
        </Fact>
        <Fact label="Term">
          <TenancyTerm tenancy={tenancy} />
          {ending ? (
            <Text size="sm">
              {tenancy.status === 'ended' ? 'Ended' : 'Ends'}: {ending.reason}
            </Text>
          ) : null}
        </Fact>
      </dl>
    </Section>
  );
}
