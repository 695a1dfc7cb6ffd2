import { Button, Stack, Title } from '@mantine/core';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import { tenanciesQuery } from './tenancies-query.ts';
import { TenancyCard } from './tenancy-card.tsx';
import { tenancyGroups } from './tenancy-groups.ts';

export function TenancyList({ propertyId }: { propertyId: string }) {
  const tenancies = useResource(tenanciesQuery(propertyId));
  const { current, upcoming, past } = tenancyGroups(tenancies);
  if (tenancies.length === 0) {
    return (
      <EmptyState
        icon={<IconKey size={28} stroke={1.5} />}
        title="No tenancies yet"
        action={
          <Button component={Link} to={addresses.tenancyAgreementCreate(propertyId)}>
            Create a tenancy agreement
          </Button>
        }
      >
        A tenancy starts by itself when everyone has signed its agreement. Then its rent, bond and dates appear here,
        and we remind you of what’s due.
      </EmptyState>
    );
  }
  return (
    <Stack gap="xl">
      <Section id="current" title="Current" tenancies={current} />
      <Section id="upcoming" title="Upcoming" tenancies={upcoming} />
      <Section id="past" title="Past" tenancies={past} />
    </Stack>
  );
}

function Section({ id, title, tenancies }: { id: string; title: string; tenancies: readonly Tenancy[] }) {
  if (tenancies.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby={`tenancies-${id}`}>
      <Title order={2} size="h3" id={`tenancies-${id}`}>
        {title}
      </Title>
      {tenancies.map((tenancy) => (
        <TenancyCard key={tenancy.id} tenancy={tenancy} />
      ))}
    </Stack>
  );
}
