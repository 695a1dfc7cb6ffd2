import { Button } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { ExpenseOverview } from '../expenses/expense-overview.tsx';
import { expensesQuery } from '../expenses/expense-queries.ts';
import { parseExpenseSearch } from '../expenses/expense-search.ts';

export function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs) {
  return prefetch(expensesQuery(propertyId, parseExpenseSearch(new URL(request.url).searchParams)));
}

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader
        title="Expenses"
        description="What you pay for this property, by financial year and ATO label."
        actions={
          <Button component={Link} to={addresses.expenseCreate(propertyId)}>
            Add expense
          </Button>
        }
      />
      <QueryBoundary
        resetKey={`${propertyId} ${parameters}`}
        fallback={<CardSkeletons shape="rows" count={6} label="Loading the expenses" />}
      >
        <ExpenseOverview propertyId={propertyId} search={parseExpenseSearch(parameters)} />
      </QueryBoundary>
    </>
  );
}
