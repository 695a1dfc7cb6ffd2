import type { VisitorsBooking } from 'shared-contract/listing/inspection-booking';
import { isAdvertised } from 'shared-contract/listing/listing-status';

/** What a visitor can do: confirm the booking, come to the inspection, or look for another one. */
export type BookingState = 'held' | 'expired' | 'coming' | 'cancelled' | 'cancelledByOwner' | 'offMarket' | 'over';

/** Returns the state of a booking. An inspection of a listing that left the market does not take place. */
export function bookingState(booking: VisitorsBooking, now: Date): BookingState {
  const { status, cancelledBy, endAt, listing } = booking;
  if (new Date(endAt) <= now) return 'over';
  if (!isAdvertised(listing.status)) return 'offMarket';
  if (status === 'cancelled') return cancelledBy === 'owner' ? 'cancelledByOwner' : 'cancelled';
  if (status !== 'held') return 'coming';
  return heldMinutes(booking, now) > 0 ? 'held' : 'expired';
}

/** Returns how many minutes the place of a booking that was not confirmed is still held. */
export const heldMinutes = ({ heldUntil }: VisitorsBooking, now: Date): number =>
  heldUntil === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(heldUntil) - now.getTime()) / 60_000));

export const bookingStateTexts: Record<BookingState, { title: string; text: string }> = {
  held: { title: 'Confirm your booking', text: 'We’re holding a place for you. It’s yours once you confirm.' },
  expired: {
    title: 'Your place is no longer held',
    text: 'You didn’t confirm within 30 minutes. You still can, while there are places left.',
  },
  coming: { title: 'You’re booked in', text: 'We’ll email you if the time changes.' },
  cancelled: {
    title: 'You’ve cancelled this booking',
    text: 'Your place is free again. You can book another time while the property is listed.',
  },
  cancelledByOwner: {
    title: 'The owner or agent has cancelled your booking',
    text: 'You can book another time while the property is listed.',
  },
  offMarket: {
    title: 'This property is off the market',
    text: 'It’s no longer advertised, so this inspection doesn’t take place.',
  },
  over: { title: 'This inspection is over', text: 'Ask the owner or agent if you’d like to see the property again.' },
};
