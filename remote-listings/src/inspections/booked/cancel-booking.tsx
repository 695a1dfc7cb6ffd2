import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { rejectionReason } from 'shared-api';
import { toast } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { focusTitle } from '../../focus-title.ts';
import { cancelBookingMutation } from './booking-query.ts';

/** The button that cancels a booking, after a confirmation. */
export function CancelBooking({ token }: { token: string }) {
  const { mutate, reset, error, isPending } = useMutation(cancelBookingMutation(token));
  const [isAsking, setAsking] = useDialogState(false);
  const cancel = () =>
    mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        // The pressed button unmounts, so the title takes the focus and shows the result.
        requestAnimationFrame(focusTitle);
        toast.success('Booking cancelled');
      },
    });
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        Cancel booking
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Cancel your booking?"
          confirmLabel="Cancel booking"
          cancelLabel="Keep it"
          isDestructive
          isBusy={isPending}
          error={error && (rejectionReason(error) ?? 'We couldn’t cancel it. Check your connection and try again.')}
          onConfirm={cancel}
          onCancel={() => setAsking(false)}
        >
          <Text>Your place becomes free for others. You can book again while there are places left.</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
