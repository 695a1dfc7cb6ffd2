import { Button, type ButtonProps, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rejectionReason } from 'shared-api';
import { logger, toast } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { clearSampleDataMutation } from './sample-data-query.ts';

type ClearSampleDataProps = Pick<ButtonProps, 'size'> & {
  /** Called after the data is gone. */
  onCleared: () => void;
};

/** The button that clears the sample data, after a question that says what will be removed. */
export function ClearSampleData({ size, onCleared }: ClearSampleDataProps) {
  const { mutateAsync, isPending } = useMutation(clearSampleDataMutation());
  const [isAsking, setAsking] = useDialogState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setFailure(null);
    try {
      await mutateAsync();
      setAsking(false);
      toast.success('Sample data cleared');
      onCleared();
    } catch (error) {
      logger.error('The sample data was not cleared', { reason: String(error) });
      setFailure(rejectionReason(error) ?? 'We couldn’t clear the sample data. Check your connection and try again.');
    }
  }

  return (
    <>
      <Button
        variant="default"
        {...(size && { size })}
        onClick={() => {
          setFailure(null);
          setAsking(true);
        }}
      >
        Clear sample data
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Clear the sample data?"
          confirmLabel="Clear sample data"
          cancelLabel="Keep it"
          isDestructive
          isBusy={isPending}
          error={failure}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <Text>
            This removes the sample home with its listing, enquiries, application, tenancy, rent, expenses and
            documents, and anything you added to it. Your own properties stay. You can’t undo this.
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
