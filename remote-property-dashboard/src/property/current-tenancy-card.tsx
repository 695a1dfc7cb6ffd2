import { Anchor, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { centsOf, formatRent } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import { currentTenancy, nextTenancy } from 'shared-contract/tenancy/current-tenancy';
import { isRentBehind } from 'shared-contract/tenancy/rent-lateness';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { nameList } from 'shared-contract/text/name-list';
import { Link } from 'shared-platform/router';
import { arrearsText, Fact, LocalDate, paidToText, Section, StatusBadge } from 'shared-ui';
import { tenanciesQuery } from '../tenancies/tenancies-query.ts';
import { rentSummary } from '../tenancies/tenancy-summary.ts';
import classes from './property-overview.module.css';

export function CurrentTenancyCard({ propertyId }: { propertyId: string }) {
  const tenancies = useResource(tenanciesQuery(propertyId));
  const tenancy = currentTenancy(tenancies);
  const arrears = tenancy && arrearsText(tenancy);
  const next = nextTenancy(tenancies);
  return (
    <Section
      title="Tenancy"
      framed
      action={
        tenancies.length > 0 ? (
          <Anchor component={Link} to={addresses.tenancies(propertyId)} size="sm" className={classes.link}>
            All tenancies
          </Anchor>
        ) : null
      }
    >
      {tenancy ? (
        <Stack gap="md">
          <Group gap="xs">
            <StatusBadge kind="tenancy" status={tenancy.status} />
            <Text>{nameList(tenancy.tenants)}</Text>
          </Group>
          <SimpleGrid component="dl" cols={2} spacing="md" verticalSpacing="sm" m={0}>
            <Fact label="Rent">{formatRent(centsOf(tenancy.rent))}</Fact>
            <Fact label="Rent received">
              {paidToText(tenancy)}
              {arrears ? (
                <Text size="sm" fw={600} {...(isRentBehind(tenancy) && { c: 'red.7' })}>
                  {arrears}
                </Text>
              ) : null}
            </Fact>
            <Fact label={tenancy.status === 'upcoming' ? 'Starts' : 'Since'}>
              <LocalDate date={tenancy.startDate} />
            </Fact>
            <Fact label="Ends">
              {tenancy.endDate === null ? 'Periodic, no end date' : <LocalDate date={tenancy.endDate} />}
            </Fact>
          </SimpleGrid>
          {next && <NextTenancy tenancy={next} />}
        </Stack>
      ) : (
        <Text c="dimmed">No current tenancy.</Text>
      )}
    </Section>
  );
}

/** The tenants who move in after the current tenancy, with their rent and first day. */
function NextTenancy({ tenancy }: { tenancy: Tenancy }) {
  const { rent, status } = rentSummary(tenancy);
  return (
    <Group gap="xs">
      <StatusBadge kind="tenancy" status={tenancy.status} />
      <Text size="sm">
        {nameList(tenancy.tenants)}, {rent} {status}
      </Text>
    </Group>
  );
}
