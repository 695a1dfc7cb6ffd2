import { Anchor, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { financialYearLabel } from 'shared-contract/date/financial-year';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl } from 'shared-contract/page/list-url';
import { expenseLabelName } from 'shared-contract/property/expense-label';
import type { PropertyReport } from 'shared-contract/property/property-report';
import { useSafeNavigate } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { EmptyState, Fact, formatLocalDate, Section } from 'shared-ui';
import { AmountTable } from '../charts/amount-table.tsx';
import { MonthsSection } from '../charts/months-section.tsx';
import { OwnersSection } from '../property-owners/owners-section.tsx';
import { ReportDownloads } from './report-downloads.tsx';
import { reportQuery } from './report-query.ts';
import { ReportTenancies } from './report-tenancies.tsx';
import classes from './reports.module.css';

type ReportViewProps = { propertyId: string; year: number | undefined };
const money = (amount: string) => formatMoney(centsOf(amount));

/** The report of a financial year. */
export function ReportView({ propertyId, year }: ReportViewProps) {
  const report = useResource(reportQuery(propertyId, year));
  const navigate = useSafeNavigate();
  const { financialYear, years, tenancies, expenses, capital } = report;
  const isEmpty = tenancies.length === 0 && expenses.count === 0 && capital.count === 0;
  const owners = <OwnersSection propertyId={propertyId} report={report} />;
  if (isEmpty && years.length === 1)
    return (
      <Stack gap="lg">
        <NothingYet propertyId={propertyId} />
        {owners}
      </Stack>
    );
  return (
    <Stack gap="lg">
      <Group gap="md" align="end">
        <NativeSelect
          label="Financial year"
          value={String(financialYear)}
          data={years.map((one) => ({ value: String(one), label: financialYearLabel(one) }))}
          onChange={({ currentTarget: { value } }) =>
            navigate(listUrl(addresses.reports(propertyId), { year: value, page: 1 }))
          }
        />
        <ReportDownloads key={financialYear} propertyId={propertyId} financialYear={financialYear} />
      </Group>
      {isEmpty ? (
        <Text>No income or expenses in this financial year. Choose another year.</Text>
      ) : (
        <>
          <Totals report={report} />
          <MonthsSection
            title="By month"
            charts={[
              {
                label: `Chart of income and expenses by month, ${financialYearLabel(financialYear)}`,
                names: ['Income', 'Expenses'],
              },
            ]}
            months={report.byMonth.map((one) => ({ month: one.month, amounts: [one.income, one.expenses] }))}
            totals={[report.income, expenses.rentalAmount]}
          />
          <Labels report={report} />
          {capital.count > 0 && <CapitalItems report={report} />}
          {tenancies.length > 0 && <ReportTenancies report={report} propertyId={propertyId} />}
        </>
      )}
      {owners}
    </Stack>
  );
}

function Totals({ report: { income, expenses, net, earlier } }: { report: PropertyReport }) {
  return (
    <div>
      <dl className={classes.facts}>
        <Fact label="Rent received">{money(income)}</Fact>
        <Fact label="Expenses without private use">{money(expenses.rentalAmount)}</Fact>
        <Fact label="Net">{money(net)}</Fact>
      </dl>
      <Text size="sm" c="dimmed">
        Money counts on the day it was paid. A bond is not income.
        {centsOf(earlier) !== 0 &&
          ` ${money(earlier)} was received before this ledger began and is not part of the income.`}
      </Text>
    </div>
  );
}

function Labels({ report: { byLabel, expenses } }: { report: PropertyReport }) {
  return (
    <Section title="Expenses by ATO label" framed>
      {byLabel.length === 0 ? (
        <Text>No expenses in this year.</Text>
      ) : (
        <AmountTable
          columns={['ATO label', 'Paid', 'GST included', 'Without private use']}
          rows={[
            ...byLabel.map(({ label, amount, gst, rentalAmount }) => ({
              key: label,
              name: expenseLabelName(label),
              amounts: [amount, gst, rentalAmount],
            })),
            {
              key: 'total',
              name: 'Total',
              amounts: [expenses.amount, expenses.gst, expenses.rentalAmount],
              isTotal: true,
            },
          ]}
        />
      )}
    </Section>
  );
}

function CapitalItems({ report: { capitalItems } }: { report: PropertyReport }) {
  return (
    <Section title="Capital items" framed>
      <Text size="sm" c="dimmed">
        These are claimed over years, so they are not part of the expenses above.
      </Text>
      <AmountTable
        columns={['Item', 'Cost', 'Paid', 'Without private use']}
        rows={capitalItems.map(({ expense, supplier, acquiredOn, cost, amount, rentalAmount }) => ({
          key: expense.id,
          name: `${supplier}, acquired ${formatLocalDate(acquiredOn)}`,
          amounts: [cost, amount, rentalAmount],
        }))}
      />
    </Section>
  );
}

function NothingYet({ propertyId }: { propertyId: string }) {
  return (
    <EmptyState
      title="Nothing to report yet"
      action={
        <Button component={Link} to={addresses.expenseCreate(propertyId)}>
          Add an expense
        </Button>
      }
    >
      Rent appears here once a tenancy starts, and expenses once you add them.{' '}
      <Anchor component={Link} to={addresses.tenancyAgreementCreate(propertyId)}>
        Create a tenancy agreement
      </Anchor>
    </EmptyState>
  );
}
