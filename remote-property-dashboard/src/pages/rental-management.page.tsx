import { loadResource, prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { reminderOptionsQuery, rentRemindersQuery } from '../rental-management/reminder-queries.ts';
import { rentAccountQuery } from '../rental-management/rent-account-queries.ts';
import { RentalManagement, shownTenancy } from '../rental-management/rental-management.tsx';
import { parseRentalSearch, type RentalSearch } from '../rental-management/rental-search.ts';
import { tenanciesQuery } from '../tenancies/tenancies-query.ts';

export function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs) {
  const search = parseRentalSearch(new URL(request.url).searchParams);
  // The ledger is that of a tenancy, so its request follows. The page shows the error when the first one fails.
  loadResource(tenanciesQuery(propertyId))
    .then((tenancies) => shownTenancy(tenancies, search.tenancyId))
    .then((tenancy) => tenancy && prefetchTenancy(tenancy.id, search))
    .catch(() => {});
  return prefetch(tenanciesQuery(propertyId));
}

function prefetchTenancy(id: string, search: RentalSearch) {
  prefetch(rentAccountQuery(id, search));
  prefetch(reminderOptionsQuery(id));
  prefetch(rentRemindersQuery(id));
}

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Rental management" description="Rent, payments and the bond of a tenancy." />
      <QueryBoundary
        resetKey={`${propertyId} ${parameters.get('tenancy')}`}
        fallback={<CardSkeletons shape="rows" count={4} label="Loading the rent" />}
      >
        <RentalManagement propertyId={propertyId} search={parseRentalSearch(parameters)} />
      </QueryBoundary>
    </>
  );
}
