import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { addresses } from 'shared-contract/addresses';
import type { TenantCheck } from 'shared-contract/tenant-check';
import { LocalInstant, StatusBadge } from 'shared-ui';
import { tenantCheckStanding } from './tenant-check-standing.ts';

const productNames: Record<TenantCheck['product'], string> = {
  TICA: 'TICA database',
  NTD: 'National Tenancy Database',
  Combined: 'TICA and National Tenancy Database',
};

export function TenantCheckRow({ check }: { check: TenantCheck }) {
  return (
    <Paper component="article" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby={`check-${check.id}`}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={2} flex="1 1 16rem" miw={0}>
          <Text component="h2" size="md" fw={600} id={`check-${check.id}`}>
            {check.applicant.name}
          </Text>
          <Text size="sm">
            For{' '}
            <Anchor component={Link} to={addresses.property(check.property.id)} inherit>
              {check.property.fullAddress}
            </Anchor>
          </Text>
          <Text size="sm" c="dimmed">
            {productNames[check.product]} · requested <LocalInstant at={check.requestedAt} show="date" />
          </Text>
        </Stack>
        <Stack gap={4} align="flex-start">
          <StatusBadge kind="check" status={check.status} />
          <Text size="sm" c="dimmed">
            {tenantCheckStanding(check, new Date())}
          </Text>
        </Stack>
      </Group>
    </Paper>
  );
}
