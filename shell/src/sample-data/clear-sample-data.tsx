import { Button, type ButtonProps, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { rejectionReason } from 'shared-api';
import { logger, toast } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { clearSampleDataMutation } from './sample-data-query.ts';

type ClearSampleDataProps = Pick<ButtonProps, 'size'> & {
  /** Called after the data is gone. The dialog stays until the page is another one, if it navigates. */
  onCleared: () => void | Promise<void>;
};

const failed = 'We couldn’t clear the sample data. Check your connection and try again.';

/** The button that clears the sample data, after a question that says what will be removed. */
export function ClearSampleData({ size, onCleared }: ClearSampleDataProps) {
  const { mutateAsync, isPending, isSuccess, error, reset } = useMutation(clearSampleDataMutation());
  const [isAsking, setAsking] = useDialogState(false);

  async function confirm() {
    try {
      await mutateAsync();
      toast.success('Sample data cleared');
      // Behind the dialog are links of the property that is gone. One under the pointer would be prefetched.
      await onCleared();
      setAsking(false);
    } catch (problem) {
      logger.error('The sample data was not cleared', { reason: String(problem) });
    }
  }

  return (
    <>
      <Button
        variant="default"
        size={size}
        onClick={() => {
          reset();
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
          isBusy={isPending || isSuccess}
          error={error && (rejectionReason(error) ?? failed)}
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
