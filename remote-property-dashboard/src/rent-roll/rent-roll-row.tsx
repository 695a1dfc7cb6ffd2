import { Group, Text } from '@mantine/core';
import { centsOf, formatMoney, formatRent } from 'shared-contract/money/money';
import { isRentBehind } from 'shared-contract/tenancy/rent-lateness';
import type { RentRollRow } from 'shared-contract/tenancy/rent-roll';
import { rentSentence } from 'shared-contract/tenancy/rent-sentence';
import { nameList } from 'shared-contract/text/name-list';
import { Link } from 'shared-platform/router';
import { Fact, StatusBadge } from 'shared-ui';
import { rentalUrl } from '../rental-management/rental-search.ts';
import classes from './rent-roll.module.css';

/** One tenancy in the rent roll, with a link to its rental management. */
export function RentRollRowView({ row }: { row: RentRollRow }) {
  const { property, tenancy, tenants, status, rent } = row;
  return (
    <li className={classes.row}>
      <div>
        <Link className={classes.link} to={rentalUrl(property.id, { tenancyId: tenancy.id })}>
          {property.fullAddress}
        </Link>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {nameList(tenants)}
          </Text>
          {status !== 'active' && <StatusBadge kind="tenancy" status={status} />}
        </Group>
        <Text size="sm" {...(isRentBehind(row) && { c: 'red.7', fw: 600 })}>
          {rentSentence(row)}
        </Text>
      </div>
      <dl className={classes.facts}>
        <Fact label="Rent">{formatRent(centsOf(rent))}</Fact>
        <Fact label="Due this month">{formatMoney(centsOf(row.due))}</Fact>
        <Fact label="Received">{formatMoney(centsOf(row.received))}</Fact>
        <Fact label="Overdue">{formatMoney(centsOf(row.overdue))}</Fact>
        <Fact label="This year">{formatMoney(centsOf(row.cash))}</Fact>
      </dl>
    </li>
  );
}
