import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { centsOf, formatRent } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import { isRentBehind } from 'shared-contract/tenancy/rent-lateness';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { todayOfTenancy } from 'shared-ledger';
import { Link } from 'shared-platform/router';
import { arrearsText, Fact, LocalDate, Money, paidToText, StatusBadge } from 'shared-ui';
import { tenantNames } from '../tenants/tenant-names.ts';
import { nextDate } from './next-date.ts';
import classes from './tenancy-card.module.css';
import { TenancyTerm } from './tenancy-term.tsx';

export function TenancyCard({ tenancy }: { tenancy: Tenancy }) {
  const arrears = arrearsText(tenancy);
  return (
    <Paper component="article" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby={`tenancy-${tenancy.id}`}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Text component="h3" size="lg" fw={600} id={`tenancy-${tenancy.id}`} flex="1 1 12rem">
            <Anchor component={Link} to={addresses.tenancy(tenancy.property.id, tenancy.id)} inherit>
              {tenantNames(tenancy.tenants)}
            </Anchor>
          </Text>
          <StatusBadge kind="tenancy" status={tenancy.status} />
        </Group>
        <dl className={classes.facts}>
          <Fact label="Rent">
            <Text span fw={600} inherit>
              {formatRent(centsOf(tenancy.rent))}
            </Text>
          </Fact>
          <Fact label="Rent received">
            {paidToText(tenancy)}
            {arrears ? (
              <Text size="sm" fw={600} {...(isRentBehind(tenancy) && { c: 'red.7' })}>
                {arrears}
              </Text>
            ) : null}
          </Fact>
          <Fact label="Term">
            <TenancyTerm tenancy={tenancy} />
          </Fact>
          <Fact label="Bond">
            <Money amount={tenancy.bond} />
          </Fact>
          <NextDateFact tenancy={tenancy} />
          <ContactFact tenants={tenancy.tenants} />
        </dl>
      </Stack>
    </Paper>
  );
}

function NextDateFact({ tenancy }: { tenancy: Tenancy }) {
  const next = nextDate(tenancy, todayOfTenancy(tenancy));
  if (!next) return null;
  return (
    <Fact label="Next date">
      {next.label} <LocalDate date={next.date} />
    </Fact>
  );
}

/** The tenants' email addresses, with which the owner contacts them about rent or the end of the lease. */
function ContactFact({ tenants }: Pick<Tenancy, 'tenants'>) {
  const emails = tenants.map(({ email }) => email).filter((email) => email !== '');
  if (emails.length === 0) return null;
  return (
    <Fact label="Contact">
      {emails.map((email) => (
        <Anchor key={email} href={`mailto:${encodeURIComponent(email)}`} className={classes.email}>
          {email}
        </Anchor>
      ))}
    </Fact>
  );
}
