import { Button, Stack, Text } from '@mantine/core';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { useResource } from 'shared-api';
import { Link } from 'shared-platform/router';
import { EmptyState, Paginator, statusWords } from 'shared-ui';
import classes from './tenant-check-list.module.css';
import { TenantCheckRow } from './tenant-check-row.tsx';
import { type TenantCheckSearch, tenantChecksAddress } from './tenant-check-search.ts';
import { tenantChecksQuery } from './tenant-checks-query.ts';

const perPage = 30;

export function TenantCheckList({ search }: { search: TenantCheckSearch }) {
  const data = useResource(tenantChecksQuery(search));
  if (data.totalItems === 0 && search.status === null) {
    return (
      <EmptyState icon={<IconUserCheck size={28} stroke={1.5} />} title="No tenant checks yet">
        Checks you request on people who apply for your properties appear here, with their results.
      </EmptyState>
    );
  }
  if (data.member.length === 0) {
    return (
      <EmptyState
        title={search.status ? `No checks are “${statusWords('check', search.status).words}”` : 'This page is empty'}
        action={
          <Button component={Link} to={tenantChecksAddress({ status: null, page: 1 })} variant="default">
            Show all checks
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" role="status">
        {data.totalItems === 1 ? '1 check' : `${data.totalItems.toLocaleString('en-AU')} checks`}, newest first
      </Text>
      <ul className={classes.checks}>
        {data.member.map((check) => (
          <TenantCheckRow key={check.id} check={check} />
        ))}
      </ul>
      <Paginator
        page={search.page}
        pageCount={Math.ceil(data.totalItems / perPage)}
        hrefOf={(page) => tenantChecksAddress({ status: search.status, page })}
      />
    </Stack>
  );
}
