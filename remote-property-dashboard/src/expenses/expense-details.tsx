import { Anchor, Stack } from '@mantine/core';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { expenseLabelName } from 'shared-contract/property/expense-label';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { Link } from 'shared-platform/router';
import { formatLocalDate, PageHeader, Section } from 'shared-ui';
import { EditExpense } from './edit-expense.tsx';
import { taggedExpenseQuery } from './expense-queries.ts';
import { ExpenseReceipt } from './expense-receipt.tsx';
import { MissingExpense } from './missing-expense.tsx';
import { RemoveExpense } from './remove-expense.tsx';
import { RepeatExpense } from './repeat-expense.tsx';
import { SeriesSummary } from './series-summary.tsx';

type ExpenseDetailsProps = { propertyId: string; expenseId: string };

/** One expense of this property: its fields and its receipt. */
export function ExpenseDetails({ propertyId, expenseId }: ExpenseDetailsProps) {
  const { value: expense, etag } = useResource(taggedExpenseQuery(expenseId));
  const back = (
    <Anchor component={Link} to={addresses.expenses(propertyId)}>
      Expenses
    </Anchor>
  );
  if (idOfIri(expense.property) !== propertyId) return <MissingExpense propertyId={propertyId} />;
  return (
    <>
      <PageHeader
        breadcrumbs={back}
        title={expense.supplier}
        description={`${expenseLabelName(expense.label)}, ${formatLocalDate(expense.paidOn)}`}
        actions={<RemoveExpense expense={expense} propertyId={propertyId} />}
      />
      <Stack gap="lg" maw={720}>
        <Section title="Receipt" framed>
          <ExpenseReceipt expense={expense} propertyId={propertyId} />
        </Section>
        {expense.series !== undefined && !expense.capital && (
          <Section title="Repeats" framed>
            {expense.series ? (
              <SeriesSummary series={expense.series} propertyId={propertyId} />
            ) : (
              <RepeatExpense key={expense.id} expense={expense} propertyId={propertyId} />
            )}
          </Section>
        )}
        <Section title="Details" framed>
          <EditExpense key={expense.id} expense={expense} etag={etag} propertyId={propertyId} />
        </Section>
      </Stack>
    </>
  );
}
