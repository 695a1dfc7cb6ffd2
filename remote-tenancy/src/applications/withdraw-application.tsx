import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { applicationFailureMessage } from './application-failure-message.ts';
import { withdrawApplicationMutation } from './application-query.ts';

/** A button that withdraws the application of all adults, after a confirmation. */
export function WithdrawApplication({ token }: { token: string }) {
  const { mutate, reset, error, isPending } = useMutation({
    ...withdrawApplicationMutation(token),
    // Belongs to the mutation, because the new view unmounts this button and with it callbacks of `mutate`.
    onSuccess: () => toast.success('Application withdrawn'),
  });
  const [isOpen, setOpen] = useDialogState(false);
  const withdraw = () => {
    if (!isPending) mutate();
  };
  return (
    <div>
      <Button
        variant="default"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        Withdraw application
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Withdraw this application?"
          confirmLabel="Withdraw application"
          isDestructive
          isBusy={isPending}
          error={error && applicationFailureMessage(error)}
          onConfirm={withdraw}
          onCancel={() => setOpen(false)}
        >
          <Text>
            This ends the application for everyone in it. We destroy at once what you and the others have written,
            unless it’s on hold for a dispute. You can’t undo this, but you can start a new one.
          </Text>
        </ConfirmDialog>
      )}
    </div>
  );
}
