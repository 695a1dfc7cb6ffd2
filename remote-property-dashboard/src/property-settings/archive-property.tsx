import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rejectionReason } from 'shared-api';
import type { Property } from 'shared-contract/property/property';
import { logger, toast } from 'shared-platform';
import { LocalInstant, Section } from 'shared-ui';
import { changePropertyMutation } from './change-property.ts';

/** Archives a property, or restores an archived one. Restoring undoes archiving, so neither needs a confirmation. */
export function ArchiveProperty({ property }: { property: Property }) {
  const { mutateAsync, isPending } = useMutation(changePropertyMutation(property.id));
  const [failure, setFailure] = useState<string | null>(null);
  const { archivedAt } = property;

  async function setArchived(archived: boolean) {
    setFailure(null);
    try {
      await mutateAsync({ patch: { archived } });
      if (archived)
        toast.success('Property archived', { action: { label: 'Undo', run: () => void setArchived(false) } });
      else toast.success('Property restored');
    } catch (error) {
      logger.error('A property was not archived or restored', { reason: String(error) });
      setFailure(rejectionReason(error) ?? 'We couldn’t save that change. Check your connection and try again.');
    }
  }

  return (
    <Section title="Archive">
      <Stack gap="md" align="flex-start">
        {failure && (
          <Alert color="red" role="alert" title={archivedAt ? 'Not restored' : 'Not archived'}>
            {failure}
          </Alert>
        )}
        <Text>
          {archivedAt ? (
            <>
              Archived on <LocalInstant at={archivedAt} show="date" timeZone={property.timeZone} />. Restore it to see
              it in your lists again.
            </>
          ) : (
            'Sold it or moved on? Archiving hides the property from your lists and tasks. You can restore it any time.'
          )}
        </Text>
        <Group>
          <Button variant="default" loading={isPending} onClick={() => void setArchived(!archivedAt)}>
            {archivedAt ? 'Restore property' : 'Archive property'}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
