import { Button, Group, Text } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import type { VisitorsBooking } from 'shared-contract/listing/inspection-booking';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { addresses } from 'shared-contract/page/addresses';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { Link } from 'shared-platform/router';
import { DownloadLink } from '../../download/download-link.tsx';
import { type BookingState, heldMinutes } from './booking-status-text.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { ConfirmBooking } from './confirm-booking.tsx';

type BookingActionsProps = { booking: VisitorsBooking; token: string; state: BookingState; now: Date };

/** What a visitor can do with a booking, and what to know about it. */
export function BookingActions({ booking, token, state, now }: BookingActionsProps) {
  const { listing } = booking;
  if (state === 'held' || state === 'expired') {
    const minutes = heldMinutes(booking, now);
    return (
      <>
        <ConfirmBooking token={token} />
        <Text size="sm" c="dimmed">
          {state === 'held' &&
            `Your place is held for ${minutes === 1 ? '1 more minute' : `${minutes} more minutes`}. `}
          Booked for {booking.name}. If you didn’t book, close this page.
        </Text>
      </>
    );
  }
  if (state === 'coming') {
    return (
      <>
        <Group gap="sm">
          <Button
            component={DownloadLink}
            href={`${listing['@id']}/open-homes.ics?open=${idOfIri(booking.open)}`}
            fileName="inspection.ics"
            what="the calendar"
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.7} aria-hidden="true" />}
          >
            Add to calendar
          </Button>
          <CancelBooking token={token} />
        </Group>
        <Text size="sm" c="dimmed">
          Booked for {booking.name}. Anyone with this link can cancel your booking, so don’t share it.
        </Text>
      </>
    );
  }
  if (!isAdvertised(listing.status)) return null;
  return (
    <div>
      <Button component={Link} to={addresses.listing(listing.id)}>
        View the property
      </Button>
    </div>
  );
}
