import { Anchor } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { checkPricesQuery } from '../check/check-products.ts';
import { propertiesQuery } from '../check/property-queries.ts';
import classes from '../information/information.module.css';
import { NewCheck, NewCheckFromApplication } from '../information/new-check.tsx';
import { parseOrigin } from '../information/origin-query.ts';

/** Doesn't read the application: a loader also runs for a link that the owner only points at. */
export const loader = () => Promise.all([prefetch(propertiesQuery()), prefetch(checkPricesQuery())]);

export function Component() {
  const [parameters] = useSearchParams();
  const origin = parseOrigin(parameters);
  return (
    <div className={classes.page}>
      <PageHeader
        breadcrumbs={
          <Anchor component={Link} to={addresses.tenantChecks()}>
            Tenant checks
          </Anchor>
        }
        title="Request a tenant check - Information"
        description="Next, the applicant authorises the check and proves their identity. Nothing is sent before that."
      />
      <QueryBoundary
        resetKey={parameters.toString()}
        fallback={<CardSkeletons shape="rows" count={4} label="Loading the form" />}
      >
        {origin ? <NewCheckFromApplication key={parameters.toString()} origin={origin} /> : <NewCheck key="new" />}
      </QueryBoundary>
    </div>
  );
}
