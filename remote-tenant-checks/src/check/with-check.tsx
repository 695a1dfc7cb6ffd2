import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiProblem } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { checkQuery } from './check-queries.ts';
import { refreshMs } from './refresh-ms.ts';

/** Renders a check, or why there is none: it's loading, it was destroyed or removed, or loading failed. */
export function WithCheck({ id, children }: { id: string; children: (check: TenantCheckDetail) => ReactNode }) {
  const { data, error, refetch } = useQuery({
    ...checkQuery(id),
    refetchInterval: ({ state }) => state.data !== undefined && refreshMs(checkQuery(id).select(state.data)),
  });
  if (isApiProblem(error, { status: 404 })) return <NoCheck />;
  if (data) return children(data);
  if (error) return <ErrorState error={error} title="We couldn’t load this check" onRetry={() => void refetch()} />;
  return <CardSkeletons shape="rows" count={4} label="Loading the check" />;
}

function NoCheck() {
  return (
    <>
      <PageHeader title="We can’t find that check" />
      <EmptyState
        title="It may have been removed, or belongs to another account"
        action={
          <Button component={Link} to={addresses.tenantChecks()} variant="default">
            Show all checks
          </Button>
        }
      >
        We destroy what we store about an applicant when the law says so.
      </EmptyState>
    </>
  );
}
