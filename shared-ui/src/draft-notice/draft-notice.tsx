import { Alert, Button, Group, Text } from '@mantine/core';
import { LocalInstant } from '../dates/local-instant.tsx';

type DraftNoticeProps = {
  /** Result of `useDraft` of shared-platform. */
  draft: {
    restored: { savedAt: Date; files: readonly string[]; withheld: boolean } | null;
    discard: () => void;
  };
};

/**
 * Shows that a form was restored from a draft, what is missing, and how to discard it. Renders nothing without a draft.
 */
export function DraftNotice({ draft: { restored, discard } }: DraftNoticeProps) {
  if (!restored) return null;
  return (
    <Alert role="status" title="You are back where you left off">
      <Group justify="space-between" align="center">
        <Text size="sm">
          Restored from your draft of <LocalInstant at={restored.savedAt.toISOString()} />.
          {restored.files.length > 0
            ? ` Drafts don’t include files. Choose these again: ${restored.files.join(', ')}.`
            : null}
          {restored.withheld ? ' We never save identity, bank or card details. Enter them again.' : null}
        </Text>
        <Button variant="default" size="xs" onClick={discard}>
          Discard draft
        </Button>
      </Group>
    </Alert>
  );
}
