import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type AgreementAction, agreementActions } from 'shared-contract/agreement/agreement-actions';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { LocalInstant, StatusBadge } from 'shared-ui';
import { tenantNames } from '../tenants/tenant-names.ts';
import { actionMessages } from './action-messages.ts';
import { agreementTerms } from './agreement-terms.ts';

type AgreementRowProps = { agreement: TenancyAgreement; onAction: (action: AgreementAction) => void };

export function AgreementRow({ agreement, onAction }: AgreementRowProps) {
  const names = tenantNames(agreement.tenantDetails);
  const terms = agreementTerms(agreement);
  const actions = agreementActions(agreement.status);
  return (
    <Paper component="article" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby={`agreement-${agreement.id}`}>
      <Group justify="space-between" gap="md">
        <Stack gap={4} flex="1 1 16rem" miw={0}>
          <Group gap="sm">
            <Text component="h2" size="md" fw={600} id={`agreement-${agreement.id}`}>
              {names}
            </Text>
            <StatusBadge kind="agreement" status={agreement.status} />
          </Group>
          {terms ? <Text size="sm">{terms}</Text> : null}
          <Text size="sm" c="dimmed">
            Created <LocalInstant at={agreement.createdAt} show="date" />
          </Text>
        </Stack>
        {actions.length > 0 ? (
          <Group gap="xs">
            {actions.map((action) => (
              <Button
                key={action}
                variant="default"
                size="sm"
                onClick={() => onAction(action)}
                aria-label={`${actionMessages[action].label}: ${names}`}
              >
                {actionMessages[action].label}
              </Button>
            ))}
          </Group>
        ) : null}
      </Group>
    </Paper>
  );
}
