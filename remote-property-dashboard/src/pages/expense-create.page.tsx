import { Anchor } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { NewExpense } from '../expenses/new-expense.tsx';
import { propertyQuery } from '../property/property-query.ts';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(propertyQuery(propertyId));
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Anchor component={Link} to={addresses.expenses(propertyId)}>
            Expenses
          </Anchor>
        }
        title="Add an expense"
        description="Something you paid for this property."
      />
      <QueryBoundary resetKey={propertyId} fallback={<CardSkeletons shape="rows" count={4} label="Loading the form" />}>
        <NewExpense key={propertyId} propertyId={propertyId} />
      </QueryBoundary>
    </>
  );
}
