import { Anchor, Stack, Text } from '@mantine/core';
import { centsOf, formatMoney, formatRent } from 'shared-contract/money/money';
import type { PropertyReport, ReportTenancy } from 'shared-contract/property/property-report';
import { rentLateness } from 'shared-contract/tenancy/rent-lateness';
import { nameList } from 'shared-contract/text/name-list';
import { Link } from 'shared-platform/router';
import { arrearsText, Fact, formatLocalDate, paidToText, Section } from 'shared-ui';
import { rentalUrl } from '../rental-management/rental-search.ts';
import classes from './reports.module.css';

const money = (amount: string) => formatMoney(centsOf(amount));

/** Rent, arrears and bond of each tenancy in the year. */
export function ReportTenancies({ report, propertyId }: { report: PropertyReport; propertyId: string }) {
  const { tenancies, days } = report;
  return (
    <Section title="Tenancies, rent and bond" framed>
      <Stack gap="lg">
        <Text>
          Rented on {days.rented} of {days.counted} days, {formatLocalDate(report.from)} to{' '}
          {formatLocalDate(report.until)}.
        </Text>
        {tenancies.map((tenancy) => (
          <Tenancy key={tenancy.tenancy.id} tenancy={tenancy} until={report.until} propertyId={propertyId} />
        ))}
      </Stack>
    </Section>
  );
}

type TenancyProps = {
  tenancy: ReportTenancy;
  /** The last local date of the report. */
  until: string;
  propertyId: string;
};

function Tenancy({ tenancy, until, propertyId }: TenancyProps) {
  const { tenants, startDate, endDate, bond } = tenancy;
  const isDue = rentLateness(tenancy).kind === 'dueToday';
  const arrears = isDue ? `due on ${formatLocalDate(until)}` : arrearsText(tenancy);
  return (
    <div>
      <Anchor component={Link} to={rentalUrl(propertyId, { tenancyId: tenancy.tenancy.id })} fw={600}>
        {nameList(tenants)}
      </Anchor>
      <Text size="sm" c="dimmed">
        {formatRent(centsOf(tenancy.rent))}, from {formatLocalDate(startDate)}
        {endDate !== null && ` to ${formatLocalDate(endDate)}`}
      </Text>
      <Text size="sm">
        {paidToText(tenancy)}
        {arrears !== null && `, ${arrears}`}
      </Text>
      <dl className={classes.facts}>
        <Fact label="Owed before">{money(tenancy.opening)}</Fact>
        <Fact label="Charged">{money(tenancy.charged)}</Fact>
        <Fact label="Received">{money(tenancy.received)}</Fact>
        {centsOf(tenancy.earlier) !== 0 && <Fact label="Received before this ledger">{money(tenancy.earlier)}</Fact>}
        {centsOf(tenancy.waived) !== 0 && <Fact label="Waived">{money(tenancy.waived)}</Fact>}
        <Fact label="Owed after">{money(tenancy.closing)}</Fact>
        <Fact label="Bond agreed">{money(bond.agreed)}</Fact>
        <Fact label="Bond paid">{money(bond.paid)}</Fact>
        <Fact label="Bond lodged">{money(bond.lodged)}</Fact>
      </dl>
    </div>
  );
}
