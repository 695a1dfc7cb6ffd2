import { Alert, Button, Group, Text } from '@mantine/core';
import type { DraftHandle } from 'shared-platform';
import { LocalInstant } from 'shared-ui';

export function DraftNotice({ draft: { restored, discard } }: { draft: DraftHandle }) {
  if (!restored) return null;
  return (
    <Alert role="status" title="You are back where you left off">
      <Group justify="space-between" align="center">
        <Text size="sm">
          This is what you had typed by <LocalInstant at={restored.savedAt.toISOString()} />.
          {restored.files.length > 0
            ? ` Files cannot be kept; choose these again: ${restored.files.join(', ')}.`
            : null}
          {restored.withheld ? ' Identity, bank and card details are never kept; enter them again.' : null}
        </Text>
        <Button variant="default" size="xs" onClick={discard}>
          Discard draft
        </Button>
      </Group>
    </Alert>
  );
}
