import { invalidateResources, postResource, resourceQuery } from 'shared-api';
import { type InspectionBooking, inspectionBooking } from 'shared-contract/listing/inspection-booking';
import { type ListingOpen, listingOpen } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { cacheOpen } from './listing-opens.ts';

const bookings = collectionOf(inspectionBooking);

export const bookingsQuery = (open: ListingOpen) => resourceQuery(`${open['@id']}/bookings`, bookings);

/** Cancels one booking. The visitor gets an email with the message. */
export async function cancelVisitorBooking(
  listingId: string,
  booking: InspectionBooking,
  message: string,
): Promise<void> {
  const path = `/api/inspection-bookings/${booking.id}/cancel`;
  cacheOpen(listingId, await postResource(path, { message }, listingOpen));
  await invalidateResources([`${booking.open}/bookings`]);
}
