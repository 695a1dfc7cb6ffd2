import type { ListingOpen } from 'shared-contract/listing/listing';
import { maxOpenCapacity } from 'shared-contract/listing/open-input';

/** Whether an inspection takes bookings, as the owner entered it. */
export type TypedBookings = {
  bookable: boolean;
  /** How many groups can book. Empty means no limit. */
  capacity: string;
};

export type BookingSettings = { bookable: boolean; capacity: number | null };

/** Returns the settings of an inspection as its form shows them. */
export const typedBookings = ({ bookable, capacity }: ListingOpen): TypedBookings => ({
  bookable: bookable ?? false,
  capacity: String(capacity ?? ''),
});

/** Returns the settings to send. A limit that the form does not show has no effect, so it is dropped. */
export const toBookingSettings = ({ bookable, capacity }: TypedBookings): BookingSettings => ({
  bookable,
  capacity: bookable && capacity.trim() !== '' ? Number(capacity) : null,
});

/** Returns the error of the number of groups; null when it is valid. */
export function capacityError(typed: TypedBookings): string | null {
  const { capacity } = toBookingSettings(typed);
  const isValid = capacity === null || (Number.isInteger(capacity) && capacity >= 1 && capacity <= maxOpenCapacity);
  return isValid ? null : `Enter a number from 1 to ${maxOpenCapacity}, or leave it empty.`;
}

/**
 * Describes how full an inspection is: `3 of 10 booked`, or `3 booked` when there is no limit. Adds the places that are
 * held for visitors who have not confirmed yet: `3 of 10 booked, 1 unconfirmed`.
 */
export function bookedLabel({ booked = 0, held = 0, bookable, capacity }: ListingOpen): string {
  const text = bookable && typeof capacity === 'number' ? `${booked} of ${capacity} booked` : `${booked} booked`;
  return held > 0 ? `${text}, ${held} unconfirmed` : text;
}

/** Names how many have booked: `1 person has booked` or `3 people have booked`. */
export const peopleBooked = ({ booked = 0 }: ListingOpen): string =>
  booked === 1 ? '1 person has booked' : `${booked} people have booked`;
