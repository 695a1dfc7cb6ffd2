import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { financialYearLabel } from 'shared-contract/date/financial-year';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import type { ExpenseList } from 'shared-contract/property/expense';
import { expenseLabel, expenseLabelNames } from 'shared-contract/property/expense-label';
import { useSafeNavigate } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { EmptyState, Fact, PagedList, Section } from 'shared-ui';
import { saveDownload } from '../downloads/save-download.ts';
import { expensesPath, expensesQuery, filtersOf } from './expense-queries.ts';
import { ExpenseRow } from './expense-row.tsx';
import { type ExpenseSearch, expensesUrl } from './expense-search.ts';
import { SumsByLabel, SumsByMonth } from './expense-sums.tsx';
import classes from './expenses.module.css';
import { RecurringExpenses } from './recurring-expenses.tsx';

type ExpenseOverviewProps = { propertyId: string; search: ExpenseSearch };

/** The expenses of a financial year with their sums. */
export function ExpenseOverview({ propertyId, search }: ExpenseOverviewProps) {
  const list = useResource(expensesQuery(propertyId, search));
  const { financialYear, totals, byLabel, years } = list;
  if (years.length === 1 && byLabel.length === 0) {
    return (
      <Stack gap="lg">
        <NoExpenses propertyId={propertyId} />
        <RecurringExpenses list={list} propertyId={propertyId} />
      </Stack>
    );
  }
  const shown = { financialYear, label: search.label };
  return (
    <Stack gap="lg">
      <Filters propertyId={propertyId} list={list} search={search} />
      <dl className={classes.totals}>
        <Fact label="Paid">{formatMoney(centsOf(totals.amount))}</Fact>
        <Fact label="GST included">{formatMoney(centsOf(totals.gst))}</Fact>
        <Fact label="Without private use">{formatMoney(centsOf(totals.rentalAmount))}</Fact>
      </dl>
      <div className={classes.columns}>
        <PagedList
          collection={list}
          page={search.page}
          hrefOf={(page) => expensesUrl(propertyId, { ...shown, page })}
          empty={<Text>No expenses match. Choose another year or label.</Text>}
        >
          {(expenses) => (
            <Section title={list.totalItems === 1 ? '1 expense' : `${list.totalItems} expenses`}>
              <ul className={classes.rows}>
                {expenses.map((expense) => (
                  <ExpenseRow key={expense.id} expense={expense} propertyId={propertyId} />
                ))}
              </ul>
            </Section>
          )}
        </PagedList>
        <Stack gap="lg">
          <RecurringExpenses list={list} propertyId={propertyId} />
          <SumsByLabel list={list} current={search.label} propertyId={propertyId} />
          <SumsByMonth list={list} />
        </Stack>
      </div>
    </Stack>
  );
}

function Filters({ propertyId, list, search }: ExpenseOverviewProps & { list: ExpenseList }) {
  const navigate = useSafeNavigate();
  const [isExporting, setIsExporting] = useState(false);
  const { financialYear, years, totals } = list;
  const shown = { financialYear, label: search.label };
  async function exportCsv() {
    setIsExporting(true);
    await saveDownload(`${expensesPath(propertyId)}/csv`, 'the expenses', filtersOf(shown));
    setIsExporting(false);
  }
  return (
    <Group gap="md" align="end">
      <NativeSelect
        label="Financial year"
        value={String(financialYear)}
        data={years.map((year) => ({ value: String(year), label: financialYearLabel(year) }))}
        onChange={({ currentTarget }) =>
          navigate(expensesUrl(propertyId, { ...shown, financialYear: Number(currentTarget.value) }))
        }
      />
      <NativeSelect
        label="ATO label"
        value={search.label ?? ''}
        data={[
          { value: '', label: 'All labels' },
          ...expenseLabel.options.map((value) => ({ value, label: expenseLabelNames[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          navigate(
            expensesUrl(propertyId, { ...shown, label: expenseLabel.options.find((one) => one === value) ?? null }),
          )
        }
      />
      <Button variant="default" loading={isExporting} disabled={totals.count === 0} onClick={() => void exportCsv()}>
        Export CSV
      </Button>
    </Group>
  );
}

function NoExpenses({ propertyId }: { propertyId: string }) {
  return (
    <EmptyState
      title="No expenses yet"
      action={
        <Button component={Link} to={addresses.expenseCreate(propertyId)}>
          Add the first expense
        </Button>
      }
    >
      Add what you pay for this property, with a photo of the receipt. At tax time you get the totals by ATO label.
    </EmptyState>
  );
}
