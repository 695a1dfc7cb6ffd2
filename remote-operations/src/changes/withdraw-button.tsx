import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { LiveRelease } from 'shared-contract/operations/releases';
import { ConfirmDialog, useSubjectDialog } from 'shared-ui';
import { ReasonField, reasonProblem } from './reason-field.tsx';
import { useReleaseChange } from './use-release-change.ts';

/** Takes a remote off the site. */
export function WithdrawButton({ release }: { release: LiveRelease }) {
  const { name } = release;
  const { problem, isPending, send, reset } = useReleaseChange();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'withdraw') => release,
    versionOf: (subject) => subject.version,
    isBusy: isPending,
    notice: `Another version of ${name} is live now. Here’s the latest.`,
  });
  async function confirm(from: string) {
    const missing = reasonProblem(reason);
    setError(missing);
    if (missing) return;
    if (await send({ kind: 'withdraw', name, from, reason: reason.trim() }, `${name} is off the site`)) close();
  }
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        aria-label={`Withdraw ${name}`}
        onClick={() => {
          reset();
          setReason('');
          setError(null);
          open('withdraw');
        }}
      >
        Withdraw
      </Button>
      {opened && (
        <ConfirmDialog
          title={`Take ${name} off the site?`}
          confirmLabel="Withdraw"
          isDestructive
          isBusy={isPending}
          error={problem}
          onConfirm={() => void confirm(opened.subject.version)}
          onCancel={close}
        >
          <Stack gap="sm">
            <Text>
              All its pages answer with Page Not Found until someone promotes a version again
              {name === 'remote-operations' ? ', and this page is one of them' : ''}. If an earlier version works, roll
              back instead.
            </Text>
            <ReasonField
              value={reason}
              error={error}
              onChange={(text) => {
                setReason(text);
                setError(null);
              }}
            />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
