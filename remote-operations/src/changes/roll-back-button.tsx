import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { LiveRelease } from 'shared-contract/operations/releases';
import { ConfirmDialog, useSubjectDialog } from 'shared-ui';
import { ReasonField, reasonProblem } from './reason-field.tsx';
import { useReleaseChange } from './use-release-change.ts';

type Chosen = { to: string; reason: string; error: string | null };

/** Makes a version live again that was live before. */
export function RollBackButton({ release }: { release: LiveRelease }) {
  const { name, version, before } = release;
  const { problem, isPending, send, reset } = useReleaseChange();
  const [{ to, reason, error }, setChosen] = useState<Chosen>({ to: '', reason: '', error: null });
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'roll back') => release,
    versionOf: (subject) => [subject.version, subject.before],
    isBusy: isPending,
    notice: `Another version of ${name} is live now. Here’s the latest.`,
  });
  async function confirm(from: string) {
    const missing = reasonProblem(reason);
    setChosen({ to, reason, error: missing });
    if (missing) return;
    if (await send({ kind: 'roll-back', name, from, to, reason: reason.trim() }, `${name} is back at ${to}`)) close();
  }
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={`Roll back ${name}`}
        onClick={() => {
          reset();
          setChosen({ to: before[0] ?? '', reason: '', error: null });
          open('roll back');
        }}
      >
        Roll back
      </Button>
      {opened && (
        <ConfirmDialog
          title={`Roll back ${name} ${version}?`}
          confirmLabel={`Roll back to ${to}`}
          isBusy={isPending}
          error={problem}
          onConfirm={() => void confirm(opened.subject.version)}
          onCancel={close}
        >
          <Stack gap="sm">
            <Text>
              Visitors get the earlier version with their next page, and open tabs learn of it within seconds. A form
              that someone fills in stays as it is.
            </Text>
            <NativeSelect
              label="Version"
              data={opened.subject.before}
              value={to}
              onChange={(event) => setChosen({ to: event.currentTarget.value, reason, error })}
            />
            <ReasonField
              value={reason}
              error={error}
              onChange={(text) => setChosen({ to, reason: text, error: null })}
            />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
