import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isApiProblem } from 'shared-api';
import type { VisitorsBooking } from 'shared-contract/listing/inspection-booking';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { openHomeLabel } from '../../listing/open-homes/open-home-labels.ts';
import { TimeZoneNote } from '../../listing/open-homes/time-zone-note.tsx';
import { useNow } from '../../listing/open-homes/use-now.ts';
import { OfferedProperty } from '../../offers/offered-property.tsx';
import { WithAside } from '../../offers/with-aside.tsx';
import { BookingActions } from './booking-actions.tsx';
import { bookingQuery } from './booking-query.ts';
import { bookingState, bookingStateTexts } from './booking-status-text.ts';

/** The page `/inspections/{token}` with a visitor's booking. The link to it is in the emails to the visitor. */
export function BookedInspection({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(bookingQuery(token));
  return (
    <>
      {/* The page's URL is secret, so links to other sites must not send it as the referrer. */}
      <meta name="referrer" content="no-referrer" />
      {data && !isGone(error) ? (
        <Booking booking={data} token={token} />
      ) : (
        <NoBooking error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** The owner has removed the inspection, and with it the booking, while the page was open. */
const isGone = (error: unknown) => isApiProblem(error, { status: 404 });

function Booking({ booking, token }: { booking: VisitorsBooking; token: string }) {
  const { listing, timeZone } = booking;
  const now = useNow(Date.now());
  const state = bookingState(booking, now);
  const { title, text } = bookingStateTexts[state];
  const { fullAddress, streetAddress } = listing.property.address;
  const isCancelled = state === 'cancelled' || state === 'cancelledByOwner';
  return (
    <>
      <PageHeader title={title} description={text} />
      <WithAside
        label="The property"
        side={<OfferedProperty listing={listing} picture={listing.picture} linked={isAdvertised(listing.status)} />}
      >
        <Stack gap="lg">
          <Stack gap={4}>
            <Text size="lg" fw={600} td={isCancelled ? 'line-through' : undefined}>
              {openHomeLabel(booking, timeZone, now)}
            </Text>
            <Text>{fullAddress}</Text>
            {state === 'coming' && streetAddress === undefined && (
              <Text c="dimmed">The owner or agent will send you the street address.</Text>
            )}
            <TimeZoneNote at={booking.startAt} timeZone={timeZone} />
          </Stack>
          <BookingActions booking={booking} token={token} state={state} now={now} />
        </Stack>
      </WithAside>
    </>
  );
}

function NoBooking({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <CardSkeletons shape="rows" count={2} label="Loading your booking" />;
  if (!isApiProblem(error, { status: 404 }) && !isApiProblem(error, { status: 422 })) {
    return <ErrorState error={error} title="We couldn’t load your booking" onRetry={onRetry} />;
  }
  return (
    <>
      <PageHeader title="This link isn’t valid" />
      <EmptyState
        title="There’s no booking here"
        action={
          <Button component={Link} to={addresses.search()} variant="default">
            Search properties
          </Button>
        }
      >
        The inspection may have been cancelled, or the link is incomplete. Open the link in our latest email about it.
      </EmptyState>
    </>
  );
}
