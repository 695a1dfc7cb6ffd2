import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { InspectionBooking } from 'shared-contract/listing/inspection-booking';
import { toast } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { cancelVisitorBooking } from './open-bookings-query.ts';
import { useOpenChange } from './use-open-change.ts';

type CancelVisitorBookingProps = {
  booking: InspectionBooking;
  listingId: string;
  /** Called after the booking was cancelled, when its row is about to disappear. */
  onCancelled: () => void;
};

/** The button that cancels one booking, after a confirmation with an optional message to the visitor. */
export function CancelVisitorBooking({ booking, listingId, onCancelled }: CancelVisitorBookingProps) {
  const [isAsking, setAsking] = useDialogState(false);
  const [message, setMessage] = useState('');
  const { isBusy, failure, run, clearFailure } = useOpenChange();
  const cancel = async () => {
    if (!(await run(() => cancelVisitorBooking(listingId, booking, message)))) return;
    setAsking(false);
    toast.success('Booking cancelled');
    onCancelled();
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        aria-label={`Cancel the booking of ${booking.name}`}
        onClick={() => {
          clearFailure();
          setAsking(true);
        }}
      >
        Cancel this booking
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Cancel this booking?"
          confirmLabel="Cancel booking"
          cancelLabel="Keep it"
          isDestructive
          isBusy={isBusy}
          error={failure}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
        >
          <Stack gap="sm">
            <Text>We’ll email {booking.name} that it’s cancelled. The place becomes free for others.</Text>
            <Textarea
              label="Message (optional)"
              autosize
              minRows={3}
              maxLength={1000}
              value={message}
              onChange={({ currentTarget }) => setMessage(currentTarget.value)}
            />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
