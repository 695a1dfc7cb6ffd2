import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { BankAccountList } from '../bank-accounts/bank-account-list.tsx';
import { bankAccountsQuery } from '../bank-accounts/bank-accounts-query.ts';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(bankAccountsQuery(propertyId));
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Bank accounts"
        description="Where this property’s rent goes, and what pays its expenses. Account numbers are stored encrypted."
      />
      <QueryBoundary
        resetKey={propertyId}
        fallback={<CardSkeletons shape="rows" count={2} label="Loading the bank accounts" />}
      >
        <BankAccountList key={propertyId} propertyId={propertyId} />
      </QueryBoundary>
    </>
  );
}
