import { Button, type ButtonProps } from '@mantine/core';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps, useDialogState } from 'shared-ui';

type ConfirmedActionProps<Result> = Pick<ConfirmDialogProps, 'title' | 'isDestructive'> & {
  /** The label of the button. */
  label: string;
  /** The label of the dialog's confirm button; that of the button by default. */
  confirmLabel?: string;
  button?: Pick<ButtonProps, 'variant' | 'color' | 'fullWidth' | 'size'>;
  /** What the action will do. */
  children: ReactNode;
  /** The action. Its `onSuccess` runs also when new data removes this button from the page. */
  mutation: UseMutationOptions<Result>;
  /** Called at the end, unless the button was removed or the user has left the page. */
  onDone?: () => void;
  messageOf: (error: Error) => string;
};

/** A button that asks for confirmation and then runs an action. The dialog stays open until the action succeeds. */
export function ConfirmedAction<Result>({
  label,
  confirmLabel = label,
  button,
  children,
  mutation,
  onDone,
  messageOf,
  ...dialog
}: ConfirmedActionProps<Result>) {
  const [isAsking, setIsAsking] = useDialogState(false);
  const { mutate, reset, error, isPending } = useMutation({
    ...mutation,
    async onSuccess(...result) {
      await mutation.onSuccess?.(...result);
      setIsAsking(false);
    },
  });
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          {...dialog}
          confirmLabel={confirmLabel}
          isBusy={isPending}
          error={error && messageOf(error)}
          onConfirm={() => {
            // Enter in a field of the dialog confirms again while the action runs.
            if (!isPending) mutate(undefined, { onSuccess: onDone });
          }}
          onCancel={() => setIsAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
