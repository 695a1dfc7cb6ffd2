import { Button, Stack, Text } from '@mantine/core';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { useResource } from 'shared-api';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import { Link } from 'shared-platform/router';
import { EmptyState, PagedList } from 'shared-ui';
import classes from './tenant-check-list.module.css';
import { TenantCheckRow } from './tenant-check-row.tsx';
import { type TenantCheckSearch, tenantChecksUrl } from './tenant-check-search.ts';
import { tenantChecksQuery } from './tenant-checks-query.ts';

export function TenantCheckList({ search }: { search: TenantCheckSearch }) {
  const data = useResource(tenantChecksQuery(search));
  return (
    <PagedList
      collection={data}
      page={search.page}
      hrefOf={(page) => tenantChecksUrl({ ...search, page })}
      empty={<NoTenantChecks status={search.status} />}
    >
      {(checks) => (
        <Stack gap="sm">
          <Text size="sm" c="dimmed" role="status">
            {data.totalItems === 1 ? '1 check' : `${data.totalItems.toLocaleString('en-AU')} checks`}, newest first
          </Text>
          <ul className={classes.checks}>
            {checks.map((check) => (
              <TenantCheckRow key={check.id} check={check} />
            ))}
          </ul>
        </Stack>
      )}
    </PagedList>
  );
}

const emptyTitles: Record<TenantCheckStatus, string> = {
  draft: 'No draft checks',
  awaitingConsent: 'No checks awaiting consent',
  submitted: 'No submitted checks',
  processing: 'No checks being processed',
  complete: 'No completed checks',
  needsInfo: 'No checks need information',
};

function NoTenantChecks({ status }: Pick<TenantCheckSearch, 'status'>) {
  if (status) {
    return (
      <EmptyState
        title={emptyTitles[status]}
        action={
          <Button component={Link} to={tenantChecksUrl({ status: null, page: 1 })} variant="default">
            Show all checks
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState icon={<IconUserCheck size={28} stroke={1.5} />} title="No tenant checks yet">
      Checks you request on your applicants appear here, with their results.
    </EmptyState>
  );
}
