import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { BankAccountResource } from 'shared-contract/property/bank-account';
import { AccountNumber } from './account-number.tsx';
import { RemoveAccountButton } from './remove-account-button.tsx';

type BankAccountCardProps = {
  account: BankAccountResource;
  propertyId: string;
  onEdit: () => void;
  onRemoved: () => void;
};

export function BankAccountCard({ account, propertyId, onEdit, onRemoved }: BankAccountCardProps) {
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {account.name}
          </Text>
          <Group gap="xs">
            <Button variant="subtle" size="sm" aria-label={`Edit ${account.name}`} onClick={onEdit}>
              Edit
            </Button>
            <RemoveAccountButton account={account} onRemoved={onRemoved} />
          </Group>
        </Group>
        <AccountNumber account={account} propertyId={propertyId} />
        {(account.receivesRent || account.paysExpenses) && (
          <Group gap="xs">
            {account.receivesRent && <Badge variant="light">Receives rent</Badge>}
            {account.paysExpenses && <Badge variant="light">Pays expenses</Badge>}
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
