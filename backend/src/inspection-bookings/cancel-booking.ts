import { conflict, requireFound } from '../http/problem.ts';
import type { OwnerScope } from '../owned-rows/owned-rows.ts';
import { type BookingMailContext, sendBookingMails } from './inspection-booking-mails.ts';
import {
  type BookingRow,
  findBookingById,
  findOwnBooking,
  lockBookedOpen,
  type OpenOfBooking,
  storeCancellation,
} from './inspection-booking-store.ts';

/**
 * Cancels a booking for its visitor, which frees the place. The visitor gets a mail that removes the inspection from
 * the calendar. Repeating it changes nothing.
 */
export async function cancelByVisitor(context: BookingMailContext, { id, openId }: BookingRow): Promise<void> {
  const { database, now } = context;
  const open = requireFound(await lockBookedOpen(database, openId));
  const booking = requireFound(await findBookingById(database, id));
  if (booking.cancelledAt !== null) return;
  // A booking that was not confirmed is in no calendar, and one that is over may stay there.
  const isMailed = booking.heldUntil === null && open.endAt > now;
  if (isMailed) await sendBookingMails('cancelledByVisitor', { open, bookings: [booking] }, context);
  await storeCancellation(database, booking, 'visitor', now);
}

/**
 * Cancels a confirmed booking for the owner of the listing. The visitor gets a mail with the owner's message, which may
 * be empty. Returns the open home.
 * @throws Problem 404 when the owner has no such booking or it was cancelled, 409 after the inspection
 */
export async function cancelByOwner(
  context: BookingMailContext & OwnerScope,
  id: string,
  message: string,
): Promise<OpenOfBooking> {
  const { database, now } = context;
  const { openId } = requireFound(await findOwnBooking(context, id));
  const open = requireFound(await lockBookedOpen(database, openId));
  // Reads it again under the lock, because the visitor may have cancelled it.
  const booking = requireFound(await findOwnBooking(context, id));
  if (open.endAt <= now) throw conflict('over', 'This inspection is over, so its bookings can’t be cancelled.');
  await sendBookingMails('cancelledByOwner', { open, bookings: [booking], message }, context);
  await storeCancellation(database, booking, 'owner', now);
  return open;
}
