import { isAdvertised } from 'shared-contract/listing/listing-status';
import type { BackendConfig } from '../config.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { findOfferedListing } from '../offers/offer-store.ts';
import { requirePlace } from './book-inspection.ts';
import { type BookingMailContext, sendBookingMails } from './inspection-booking-mails.ts';
import {
  type BookingRow,
  confirmHeldBooking,
  deleteBooking,
  findBookingById,
  findConfirmedBooking,
  lockBookedOpen,
  moveBookingLinks,
} from './inspection-booking-store.ts';
import { sendNewBookingMail } from './new-booking-mail.ts';

/**
 * Confirms the booking of a mailed link. A booking whose hold is over is confirmed if there are places left. Repeating
 * it changes nothing.
 * @throws Problem 404 when the booking was deleted, 409 when it is too late
 */
export async function confirmBooking(
  context: BookingMailContext & { config: Pick<BackendConfig, 'clock'> },
  { id, openId }: BookingRow,
): Promise<void> {
  const { database, config } = context;
  const open = requireFound(await lockBookedOpen(database, openId));
  // The hold can end while the request waits for the lock.
  const now = config.clock();
  const held = requireFound(await findBookingById(database, id));
  if (held.cancelledAt !== null || held.heldUntil === null) return;
  const booked = await findConfirmedBooking(database, openId, held.email);
  if (booked) {
    await moveBookingLinks(database, held, booked);
    await deleteBooking(database, held);
    return;
  }
  const { listing } = requireFound(await findOfferedListing(database, open.listingId));
  if (open.endAt <= now || !isAdvertised(listing.status)) {
    throw conflict('over', 'This inspection is over or was cancelled.');
  }
  const booking = await confirmHeldBooking(database, held, now);
  if (held.heldUntil <= now) await requirePlace(database, open, now);
  await sendBookingMails('booked', { open, bookings: [booking] }, context);
  await sendNewBookingMail(context, open, booking);
}
