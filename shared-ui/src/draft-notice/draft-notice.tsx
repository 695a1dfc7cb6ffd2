import { Alert, Button, Group, Text } from '@mantine/core';
import { LocalInstant } from '../dates/local-instant.tsx';

type DraftNoticeProps = {
  /** Result of `useDraft` of shared-platform. */
  draft: {
    restored: { savedAt: Date; files: readonly string[]; withheld: boolean } | null;
    /** False while the browser cannot store drafts; missing before shared-platform reported it. */
    isPersisted?: boolean;
    /** True when the restored draft has been saved since, so it can no longer be discarded. */
    isSaved?: boolean;
    discard: () => void;
  };
};

/**
 * Shows that a form was restored from a draft, what is missing, and how to discard it. Also says when the browser
 * cannot store the draft. Otherwise renders nothing.
 */
export function DraftNotice({ draft: { restored, isPersisted = true, isSaved = false, discard } }: DraftNoticeProps) {
  return (
    <>
      <UnstoredDraftNotice isPersisted={isPersisted} />
      {restored ? (
        <Alert role="status" title="You’re back where you left off">
          <Group justify="space-between" align="center">
            <Text size="sm">
              Restored from your draft of <LocalInstant at={restored.savedAt.toISOString()} />.
              {restored.files.length > 0
                ? ` Drafts don’t include files. Choose these again: ${restored.files.join(', ')}.`
                : null}
              {restored.withheld ? ' We never save identity, bank or card details. Enter them again.' : null}
            </Text>
            {isSaved ? (
              // As large as the button, so that nothing moves.
              <Text size="sm" lh="1.875rem" miw="7rem">
                Saved since.
              </Text>
            ) : (
              <Button variant="default" size="xs" onClick={discard}>
                Discard draft
              </Button>
            )}
          </Group>
        </Alert>
      ) : null}
    </>
  );
}

/** Says that the browser cannot store the draft of a form. Renders nothing while it can. */
export function UnstoredDraftNotice({ isPersisted }: { isPersisted: boolean }) {
  if (isPersisted) return null;
  return (
    <Alert color="yellow" role="status" title="We can’t save drafts on this device">
      The browser’s storage is full or blocked. Finish and send or save before you close or reload this page.
    </Alert>
  );
}
