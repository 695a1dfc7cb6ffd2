import { Alert, Button, Group, Text } from '@mantine/core';
import { LocalInstant } from '../dates/local-instant.tsx';

type DraftNoticeProps = {
  /** What `useDraft` of shared-platform gives. */
  draft: {
    restored: { savedAt: Date; files: readonly string[]; withheld: boolean } | null;
    discard: () => void;
  };
};

/** Says that a form was filled from a draft, what could not be kept, and how to be rid of it. Nothing without a draft. */
export function DraftNotice({ draft: { restored, discard } }: DraftNoticeProps) {
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
