import { Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { PagedList } from 'shared-ui';
import { NoTenantChecks } from './no-tenant-checks.tsx';
import classes from './tenant-check-list.module.css';
import { TenantCheckRow } from './tenant-check-row.tsx';
import { stateOfText, type TenantCheckSearch, tenantChecksUrl } from './tenant-check-search.ts';
import { tenantChecksQuery } from './tenant-checks-query.ts';

export function TenantCheckList({ search, text }: { search: TenantCheckSearch; text: string }) {
  const data = useResource(tenantChecksQuery(search, text));
  return (
    <PagedList
      collection={data}
      page={search.page}
      hrefOf={(page) => tenantChecksUrl({ ...search, page })}
      linkState={stateOfText(text)}
      empty={<NoTenantChecks search={search} text={text} />}
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
