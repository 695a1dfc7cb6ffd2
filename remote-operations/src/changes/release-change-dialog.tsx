import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ReleaseChange } from 'shared-contract/operations/releases';
import { ConfirmDialog, useFocusOnFirstError } from 'shared-ui';
import { CanaryWarning } from './canary-warning.tsx';
import { ReasonField, reasonProblem } from './reason-field.tsx';
import type { ChangeDialog } from './use-change-dialog.ts';

type ReleaseChangeDialogProps = {
  dialog: ChangeDialog;
  title: string;
  confirmLabel: string;
  isDestructive?: boolean;
  /** Returns the change to send. */
  changeOf: (reason: string) => ReleaseChange;
  /** Says what has happened, such as "remote-checkout is back at 1.3.0". */
  done: string;
  /** Where the user chooses the version. */
  versionField?: ReactNode;
  /** What visitors will see. */
  children: ReactNode;
};

/** Asks an operator to confirm a change of what is live, with the reason for it. */
export function ReleaseChangeDialog(props: ReleaseChangeDialogProps) {
  const { dialog, title, confirmLabel, isDestructive = false, changeOf, done, versionField, children } = props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const fields = useFocusOnFirstError<HTMLDivElement>(rejections);
  function confirm() {
    const missing = reasonProblem(reason);
    setError(missing);
    if (missing) setRejections((count) => count + 1);
    else void dialog.send(changeOf(reason.trim()), done);
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      isDestructive={isDestructive}
      isBusy={dialog.isPending}
      error={dialog.problem?.split('\n').map((line) => (
        <Text key={line} inherit>
          {line}
        </Text>
      ))}
      onConfirm={confirm}
      onCancel={dialog.close}
    >
      <Stack gap="sm" ref={fields}>
        <Text>{children}</Text>
        <CanaryWarning canary={dialog.canary} />
        {versionField}
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
  );
}
