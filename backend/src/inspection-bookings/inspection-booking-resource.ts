import type {
  InspectionBooking,
  InspectionBookingReceipt,
  VisitorsBooking,
} from 'shared-contract/listing/inspection-booking';
import { identity } from '../http/json-ld.ts';
import { listingOpenPath } from '../listing-opens/listing-open-resource.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import type { OfferedRow } from '../offers/offer-store.ts';
import type { BookingRow, OpenOfBooking } from './inspection-booking-store.ts';

export const bookingPath = '/api/inspection-bookings';

const openIri = (id: string) => `${listingOpenPath}/${id}`;

const spanOf = ({ startAt, endAt, timeZone }: OpenOfBooking) => ({
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  timeZone,
});

/** Returns the JSON of a booking for the owner of the listing. */
export function bookingResource({ id, openId, name, email, phone, createdAt }: BookingRow): InspectionBooking {
  return {
    ...identity(bookingPath, 'InspectionBooking', id),
    open: openIri(openId),
    name,
    email,
    phone,
    bookedAt: createdAt.toISOString(),
  };
}

/**
 * Returns the JSON of the receipt. `id` is the one that the visitor sent, also when the email address had booked.
 * `heldUntil` is null for a booking that needs no confirmation.
 */
export function bookingReceipt(id: string, open: OpenOfBooking, heldUntil: Date | null): InspectionBookingReceipt {
  return {
    ...identity(bookingPath, 'InspectionBookingReceipt', id),
    open: openIri(open.id),
    ...spanOf(open),
    ...(heldUntil === null ? {} : { heldUntil: heldUntil.toISOString() }),
  };
}

/** Returns the JSON of a booking for the visitor who made it. */
export function visitorsBookingResource(
  { booking, open }: { booking: BookingRow; open: OpenOfBooking },
  listing: OfferedRow,
): VisitorsBooking {
  return {
    ...identity(bookingPath, 'InspectionBooking', booking.id),
    status: booking.cancelledAt !== null ? 'cancelled' : booking.heldUntil === null ? 'booked' : 'held',
    ...(booking.heldUntil === null ? {} : { heldUntil: booking.heldUntil.toISOString() }),
    ...(booking.cancelledBy === null ? {} : { cancelledBy: booking.cancelledBy }),
    name: booking.name,
    open: openIri(open.id),
    ...spanOf(open),
    listing: summaryResource({ ...listing, nextOpen: null }, 'public'),
  };
}
