import { cachedResource, loadResource, prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { reminderOptionsQuery, rentRemindersQuery } from '../rental-management/reminder-queries.ts';
import { rentAccountQuery, rentMonthsQuery } from '../rental-management/rent-account-queries.ts';
import { RentalManagement, shownTenancy } from '../rental-management/rental-management.tsx';
import { parseRentalSearch, type RentalSearch } from '../rental-management/rental-search.ts';
import { tenanciesQuery } from '../tenancies/tenancies-query.ts';

export async function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs) {
  const search = parseRentalSearch(new URL(request.url).searchParams);
  // The ledger is that of a tenancy, so its request follows. The page shows the error when the first one fails.
  const tenancyData = loadResource(tenanciesQuery(propertyId))
    .then((tenancies) => shownTenancy(tenancies, search.tenancyId))
    .then((tenancy) => tenancy && prefetchTenancy(tenancy.id, search))
    .catch(() => {});
  await prefetch(tenanciesQuery(propertyId));
  // The owner chooses another tenancy: waits for its data, so that the page does not flash skeletons.
  if (cachedResource(tenanciesQuery(propertyId))) await tenancyData;
  return null;
}

/** Starts all requests of the tenancy and waits at most as long as one `prefetch`. */
function prefetchTenancy(id: string, search: RentalSearch) {
  return Promise.all([
    prefetch(rentAccountQuery(id, search)),
    prefetch(rentMonthsQuery(id)),
    prefetch(reminderOptionsQuery(id)),
    prefetch(rentRemindersQuery(id)),
  ]);
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
