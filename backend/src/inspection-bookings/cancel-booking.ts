import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { requireFound } from '../http/problem.ts';
import type { Mail } from '../mail/mail.ts';
import { sendBookingMails } from './inspection-booking-mails.ts';
import { type BookingRow, findBookingById, lockBookedOpen, storeCancellation } from './inspection-booking-store.ts';

type CancelContext = { database: Database; mail: Mail; config: BackendConfig; now: Date };

/**
 * Cancels a booking for its visitor, which frees the place. The visitor gets a mail that removes the inspection from
 * the calendar. Repeating it changes nothing.
 */
export async function cancelByVisitor(context: CancelContext, { id, openId }: BookingRow): Promise<void> {
  const { database, now } = context;
  const open = requireFound(await lockBookedOpen(database, openId));
  const booking = requireFound(await findBookingById(database, id));
  if (booking.cancelledAt !== null) return;
  // A booking that was not confirmed is in no calendar, and one that is over may stay there.
  const isMailed = booking.heldUntil === null && open.endAt > now;
  if (isMailed) await sendBookingMails('cancelledByVisitor', { open, bookings: [booking] }, context);
  await storeCancellation(database, booking, 'visitor', now);
}
