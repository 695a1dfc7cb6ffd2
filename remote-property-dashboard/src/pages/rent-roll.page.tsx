import { prefetch } from 'shared-api';
import { pageNumber } from 'shared-contract/page/list-url';
import { type LoaderFunctionArgs, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { RentRollList } from '../rent-roll/rent-roll-list.tsx';
import { rentRollQuery } from '../rent-roll/rent-roll-query.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return prefetch(rentRollQuery(pageNumber(new URL(request.url).searchParams)));
}

export function Component() {
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Rent & money" description="All your tenancies, the furthest behind first." />
      <QueryBoundary
        resetKey={parameters.toString()}
        fallback={<CardSkeletons shape="rows" count={4} label="Loading the rent" />}
      >
        <RentRollList page={pageNumber(parameters)} />
      </QueryBoundary>
    </>
  );
}
