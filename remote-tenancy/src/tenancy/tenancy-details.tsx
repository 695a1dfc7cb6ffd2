import { Anchor, Stack } from '@mantine/core';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { bondLeft } from 'shared-ledger';
import { Link } from 'shared-platform/router';
import { ThreadOf } from 'shared-thread';
import { PageHeader, StatusBadge } from 'shared-ui';
import { TenancyMoney } from '../money/tenancy-money.tsx';
import { NextActions } from '../next-actions/next-actions.tsx';
import { tenantNames } from '../tenants/tenant-names.ts';
import { DocumentsSection } from './documents-section.tsx';
import { SummarySection } from './summary-section.tsx';
import { noticesQuery, tenancyQuery } from './tenancy-query.ts';
import { TenantsSection } from './tenants-section.tsx';
import { TimelineSection } from './timeline-section.tsx';

export function TenancyDetails({ tenancyId }: { tenancyId: string }) {
  const tenancy = useResource(tenancyQuery(tenancyId));
  const notices = useResource(noticesQuery(tenancyId));
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Anchor component={Link} to={addresses.tenancies(tenancy.property.id)}>
            Tenancies
          </Anchor>
        }
        title={tenantNames(tenancy.tenants)}
        actions={<StatusBadge kind="tenancy" status={tenancy.status} />}
        description={tenancy.property.fullAddress}
      />
      <Stack gap="lg">
        <ThreadOf
          propertyId={tenancy.property.id}
          subject="tenancy"
          objectId={tenancyId}
          version={`${tenancy.status} ${bondLeft(tenancy)}`}
        />
        <SummarySection tenancy={tenancy} />
        <NextActions tenancy={tenancy} notices={notices} />
        <TenancyMoney tenancyId={tenancyId} />
        <TenantsSection tenancy={tenancy} />
        <DocumentsSection tenancy={tenancy} notices={notices} />
        <TimelineSection tenancy={tenancy} notices={notices} />
      </Stack>
    </>
  );
}
