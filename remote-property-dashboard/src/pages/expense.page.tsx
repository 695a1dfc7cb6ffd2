import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { ExpenseDetails } from '../expenses/expense-details.tsx';
import { taggedExpenseQuery } from '../expenses/expense-queries.ts';
import { MissingExpense } from '../expenses/missing-expense.tsx';
import { propertyQuery } from '../property/property-query.ts';

export function loader({ params: { propertyId = '', expenseId = '' } }: LoaderFunctionArgs) {
  return Promise.all([prefetch(taggedExpenseQuery(expenseId)), prefetch(propertyQuery(propertyId))]);
}

export function Component() {
  const { propertyId = '', expenseId = '' } = useParams();
  return (
    <QueryBoundary
      resetKey={expenseId}
      fallback={<CardSkeletons shape="rows" count={4} label="Loading the expense" />}
      missing={<MissingExpense propertyId={propertyId} />}
    >
      <ExpenseDetails key={expenseId} propertyId={propertyId} expenseId={expenseId} />
    </QueryBoundary>
  );
}
