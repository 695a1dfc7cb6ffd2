import { Stack } from '@mantine/core';
import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { CalendarLinks } from '../calendar/calendar-links.tsx';
import { tenanciesQuery } from '../tenancies/tenancies-query.ts';
import { TenancyList } from '../tenancies/tenancy-list.tsx';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(tenanciesQuery(propertyId));
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader title="Tenancies" description="Who rents this property, with rent, bond and dates." />
      <QueryBoundary
        resetKey={propertyId}
        fallback={<CardSkeletons shape="rows" count={3} label="Loading tenancies" />}
      >
        <Stack gap="xl">
          <TenancyList propertyId={propertyId} />
          <CalendarLinks />
        </Stack>
      </QueryBoundary>
    </>
  );
}
