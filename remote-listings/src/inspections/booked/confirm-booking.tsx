import { Alert, Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { rejectionReason } from 'shared-api';
import { toast } from 'shared-platform';
import { focusTitle } from '../../focus-title.ts';
import { confirmBookingMutation } from './booking-query.ts';

/** The button that confirms a booking. Opening the page does not, because programs that scan mails open links too. */
export function ConfirmBooking({ token }: { token: string }) {
  const { mutate, error, isPending } = useMutation(confirmBookingMutation(token));
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        // The pressed button unmounts, so the title takes the focus and shows the result.
        requestAnimationFrame(focusTitle);
        toast.success('Booking confirmed');
      },
    });
  return (
    <Stack gap="sm" align="start">
      {error && (
        <Alert color="red" role="alert" title="Your booking isn’t confirmed">
          {rejectionReason(error) ?? 'Check your connection and try again.'}
        </Alert>
      )}
      <Button loading={isPending} onClick={confirm}>
        Confirm booking
      </Button>
    </Stack>
  );
}
