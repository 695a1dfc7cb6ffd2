import {
  type InspectionBookingInput,
  inspectionBookingInput,
  inspectionBookingReceipt,
} from 'shared-contract/listing/inspection-booking';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { hasVerifiedEmail } from '../customer-users/has-verified-email.ts';
import { storedPhone } from '../customer-users/phone-number.ts';
import type { Database } from '../database/database.ts';
import { created } from '../http/json-ld.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid, Problem } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { guestRoute, type RouteContext } from '../http/route.ts';
import { listingOpenPath } from '../listing-opens/listing-open-resource.ts';
import { findOfferedListing } from '../offers/offer-store.ts';
import { holdMinutes } from './hold-minutes.ts';
import { sendBookingMails } from './inspection-booking-mails.ts';
import { bookingPath, bookingReceipt } from './inspection-booking-resource.ts';
import {
  type BookingRow,
  countBookingsSince,
  countHolds,
  countPlaces,
  deleteBooking,
  findBookingById,
  findConfirmedBooking,
  findNewestLink,
  insertBooking,
  lockBookedOpen,
  type OpenOfBooking,
  releaseHolds,
} from './inspection-booking-store.ts';
import { sendNewBookingMail } from './new-booking-mail.ts';

const minute = 60_000;
/** A booking whose newest link is younger gets no other mail, so that requests cannot flood a mailbox. */
const minLinkAgeMs = 2 * minute;
const maxHoldsPerAddress = 3;

type Context = RouteContext<'guest', undefined, undefined, InspectionBookingInput>;

export const bookInspection = guestRoute('POST', bookingPath, {
  summary: 'Books a place at an inspection, with or without signing in. A guest confirms it with an emailed link.',
  body: inspectionBookingInput,
  response: inspectionBookingReceipt,
  status: 201,
  rateLimit: ({ enquiriesPerHour }) => ({ max: enquiriesPerHour, timeWindow: '1 hour' }),
  async handler(context) {
    const { database, body, owner: visitor, now } = context;
    // Bots fill in this field, which people cannot see. A silent refusal would make a person, whose browser has filled
    // it in, come without a place.
    if ((body.website ?? '') !== '') {
      const message = 'Your browser filled in a hidden field. Reload the page and type your details yourself.';
      throw invalid({ propertyPath: 'website', message, code: 'machine' });
    }
    const openId = idOf(body.open, listingOpenPath);
    const email = body.email.toLowerCase();
    const locked = await lockBookedOpen(database, openId);
    const repeated = await findBookingById(database, body.id);
    if (repeated) {
      // The visitor sent the same booking before, because the response was lost or the visitor clicked twice.
      const isSame = repeated.openId === openId && repeated.email === email && repeated.cancelledAt === null;
      if (!isSame || !locked) {
        throw conflict('id-taken', 'Another booking uses this id, or it was cancelled. Send a new UUID.');
      }
      if (!isExpired(repeated, now)) return created(bookingReceipt(body.id, locked, repeated.heldUntil));
      await deleteBooking(database, repeated);
    }
    const open = await requireBookable(database, locked, now);
    await requireAllowance(context, email);
    return (await hasVerifiedEmail(database, visitor, [email]))
      ? bookAtOnce(context, open, email)
      : holdPlace(context, open, email);
  },
});

/** Books for a signed-in user whose address is verified. Repeating it books once. */
async function bookAtOnce(context: Context, open: OpenOfBooking, email: string): Promise<Reply> {
  const { database, body } = context;
  const booked = await findConfirmedBooking(database, open.id, email);
  if (booked) {
    await mailAgain(context, open, booked);
  } else {
    const booking = await insertBooking(database, valuesOf(context, open, email));
    await releaseHolds(database, booking);
    await requirePlace(database, open, context.now);
    await sendBookingMails('booked', { open, bookings: [booking] }, context);
    await sendNewBookingMail(context, open, booking);
  }
  return created(bookingReceipt(body.id, open, null));
}

/**
 * Holds a place until the visitor confirms the booking. It does the same for an address that has booked, so that
 * neither the response nor the number of places left reveals that; only the mail differs.
 */
async function holdPlace(context: Context, open: OpenOfBooking, email: string): Promise<Reply> {
  const { database, body, now } = context;
  await requireFewHolds(context, open, email);
  const heldUntil = new Date(now.getTime() + holdMinutes * minute);
  const held = await insertBooking(database, { ...valuesOf(context, open, email), heldUntil });
  await requirePlace(database, open, now);
  const booked = await findConfirmedBooking(database, open.id, email);
  if (booked) await mailAgain(context, open, booked);
  else await sendBookingMails('held', { open, bookings: [held] }, context);
  return created(bookingReceipt(body.id, open, heldUntil));
}

/**
 * Lets one address hold only a few places, so that made-up bookings cannot fill an inspection. The message is the same
 * for an address that has booked.
 * @throws Problem 409
 */
async function requireFewHolds({ database, now }: Context, open: OpenOfBooking, email: string): Promise<void> {
  if ((await countHolds(database, { openId: open.id, email }, now)) < maxHoldsPerAddress) return;
  throw conflict('held', 'Your place is held. Check your email to confirm it, or try again in 30 minutes.');
}

async function mailAgain(context: Context, open: OpenOfBooking, booking: BookingRow): Promise<void> {
  const newest = await findNewestLink(context.database, booking.id);
  if (newest !== null && context.now.getTime() - newest.getTime() < minLinkAgeMs) return;
  await sendBookingMails('repeated', { open, bookings: [booking] }, context);
}

const valuesOf = ({ body: { id, name, phone }, now }: Context, open: OpenOfBooking, email: string) => ({
  id,
  ownerId: open.ownerId,
  openId: open.id,
  name,
  email,
  phone: phone ? storedPhone(phone) : null,
  createdAt: now,
  updatedAt: now,
});

const isExpired = ({ heldUntil }: BookingRow, now: Date) => heldUntil !== null && heldUntil <= now;

/** @throws Problem 422 or 409 when a visitor cannot book the open home */
async function requireBookable(database: Database, open: OpenOfBooking | null, now: Date): Promise<OpenOfBooking> {
  const listing = open && (await findOfferedListing(database, open.listingId));
  if (!open || !listing || !isAdvertised(listing.listing.status)) {
    throw invalid({ propertyPath: 'open', message: 'This inspection was cancelled.', code: 'not-found' });
  }
  if (!open.bookable) throw conflict('not-bookable', 'This inspection takes no bookings. Just come along.');
  if (open.startAt <= now) throw conflict('started', 'This inspection has already started.');
  return open;
}

/**
 * Checks that a new booking has a place. The caller has locked the open home and inserted the booking, which the error
 * rolls back.
 * @throws Problem 409 when all places were booked or held
 */
export async function requirePlace(database: Database, open: OpenOfBooking, now: Date): Promise<void> {
  if (open.capacity === null) return;
  const { booked, held } = await countPlaces(database, open.id, now);
  if (booked + held <= open.capacity) return;
  throw conflict('full', 'All places at this inspection are booked. Choose another time, or send an enquiry.');
}

/**
 * Limits how many bookings an address makes in an hour, because each one holds a place and sends a mail.
 * @throws Problem 429 with the header `Retry-After`
 */
async function requireAllowance({ database, config, now }: Context, email: string): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * minute);
  if ((await countBookingsSince(database, email, anHourAgo)) < config.enquiriesPerHour) return;
  throw new Problem(429, 'too-many-bookings', 'You’ve booked a lot of inspections. Try again in an hour.', {
    headers: { 'retry-after': '3600' },
  });
}
