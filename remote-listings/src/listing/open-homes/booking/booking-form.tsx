import { Button, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { SendFailure, useFocusOnFirstError } from 'shared-ui';
import { ContactFields } from '../../contact-form/contact-fields.tsx';
import { Honeypot } from '../../contact-form/honeypot.tsx';
import type { useBooking } from './use-booking.ts';

/** Above this number, the places that are left are no reason to hurry. */
const fewPlaces = 5;

type BookingFormProps = {
  booking: ReturnType<typeof useBooking>;
  listing: Listing;
  placesLeft: number | undefined;
};

/** The fields of a booking. They contain the contact details of a signed-in user. */
export function BookingForm({ booking, listing, placesLeft }: BookingFormProps) {
  const { field, failure, values } = booking;
  const form = useFocusOnFirstError(booking.rejections);
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void booking.send();
      }}
    >
      <Stack gap="sm">
        <ContactFields
          field={field}
          emailHint="We’ll send your booking here."
          phoneHint="Optional, in case the time changes."
        />
        <Honeypot value={values.website} onChange={booking.setWebsite} />
        {failure && <SendFailure title="Your inspection isn’t booked">{failure}</SendFailure>}
        <Button type="submit" loading={booking.isSending}>
          Book inspection
        </Button>
        <Text size="sm" c="dimmed">
          {placesLeft !== undefined && placesLeft <= fewPlaces && `${placesLabel(placesLeft)}. `}
          We only share your details with {listing.contactDetail.name || 'the advertiser'}, and delete them 30 days
          after the inspection.
        </Text>
      </Stack>
    </form>
  );
}

const placesLabel = (count: number) => (count === 1 ? '1 place left' : `${count} places left`);
