import type { VisitorsBooking } from 'shared-contract/listing/inspection-booking';
import { isAdvertised } from 'shared-contract/listing/listing-status';

/** What a visitor can do: come to the inspection, or look for another one. */
export type BookingState = 'coming' | 'cancelled' | 'offMarket' | 'over';

/** Returns the state of a booking. An inspection of a listing that left the market does not take place. */
export function bookingState({ status, endAt, listing }: VisitorsBooking, now: Date): BookingState {
  if (new Date(endAt) <= now) return 'over';
  if (!isAdvertised(listing.status)) return 'offMarket';
  return status === 'cancelled' ? 'cancelled' : 'coming';
}

export const bookingStateTexts: Record<BookingState, { title: string; text: string }> = {
  coming: { title: 'You’re booked in', text: 'We’ll email you if the time changes.' },
  cancelled: {
    title: 'You’ve cancelled this booking',
    text: 'Your place is free again. You can book another time while the property is listed.',
  },
  offMarket: {
    title: 'This property is off the market',
    text: 'It’s no longer advertised, so this inspection doesn’t take place.',
  },
  over: { title: 'This inspection is over', text: 'Ask the owner or agent if you’d like to see the property again.' },
};
