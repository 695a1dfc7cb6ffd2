import {
  inspectionBooking,
  inspectionBookingInput,
  inspectionBookingReceipt,
  inspectionTokenInput,
  visitorsBooking,
} from 'shared-contract/listing/inspection-booking';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { storedPhone } from '../customer-users/phone-number.ts';
import type { Database } from '../database/database.ts';
import { collection, created, item } from '../http/json-ld.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid, requireFound } from '../http/problem.ts';
import { guestRoute, ownerRoute, publicRoute, type Route } from '../http/route.ts';
import { listingOpenPath } from '../listing-opens/listing-open-resource.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { findOfferedListing } from '../offers/offer-store.ts';
import { findOwn } from '../owned-rows/owned-rows.ts';
import { sendBookingMails } from './inspection-booking-mails.ts';
import {
  bookingPath,
  bookingReceipt,
  bookingResource,
  visitorsBookingResource,
} from './inspection-booking-resource.ts';
import {
  cancelBooking,
  countBooked,
  findBookingByEmail,
  findBookingById,
  findBookingByToken,
  findBookingsOfOpen,
  insertBooking,
  lockBookedOpen,
  type OpenOfBooking,
} from './inspection-booking-store.ts';

/** Protects the server from floods of requests. The tokens need no limit: their 256 bits cannot be guessed. */
const tokenRateLimit = () => ({ max: 120, timeWindow: '1 minute' });

const bookInspection = guestRoute('POST', bookingPath, {
  summary: 'Books a place at an inspection, with or without signing in. The visitor gets an email with a private link.',
  body: inspectionBookingInput,
  response: inspectionBookingReceipt,
  rateLimit: ({ enquiriesPerHour }) => ({ max: enquiriesPerHour, timeWindow: '1 hour' }),
  async handler({ database, body, mail, now, config }) {
    // Bots fill in this field, which people cannot see. A silent refusal would make a person, whose browser has filled
    // it in, come without a place.
    if ((body.website ?? '') !== '') {
      const message = 'Your browser filled in a hidden field. Reload the page and type your details yourself.';
      throw invalid({ propertyPath: 'website', message, code: 'machine' });
    }
    const openId = idOf(body.open, listingOpenPath);
    const email = body.email.toLowerCase();
    const repeated = await findBookingById(database, body.id);
    if (repeated) {
      // The visitor sent the same booking before, because the response was lost or the visitor clicked twice.
      const isSame = repeated.openId === openId && repeated.email === email && repeated.cancelledAt === null;
      const booked = isSame && (await lockBookedOpen(database, openId));
      if (booked) return created(bookingReceipt(body.id, booked));
      throw conflict('id-taken', 'Another booking uses this id, or it was cancelled. Send a new UUID.');
    }
    const open = await requireBookable(database, openId, now);
    // Refuses also an email address that has booked: another answer would reveal that it has.
    if (open.capacity !== null && (await countBooked(database, open.id)) >= open.capacity) {
      throw conflict('full', 'All places at this inspection are booked. Choose another time, or send an enquiry.');
    }
    const { id, name } = body;
    const booking =
      (await findBookingByEmail(database, open.id, email)) ??
      (await insertBooking(database, {
        id,
        ownerId: open.ownerId,
        openId: open.id,
        name,
        email,
        phone: body.phone ? storedPhone(body.phone) : null,
        createdAt: now,
        updatedAt: now,
      }));
    await sendBookingMails('booked', { open, bookings: [booking] }, { database, mail, config });
    return created(bookingReceipt(body.id, open));
  },
});

/** Locks an open home that takes bookings. @throws Problem 422 or 409 when a visitor cannot book it */
async function requireBookable(database: Database, id: string, now: Date): Promise<OpenOfBooking> {
  const open = await lockBookedOpen(database, id);
  const listing = open && (await findOfferedListing(database, open.listingId));
  if (!open || !listing || !isAdvertised(listing.listing.status)) {
    throw invalid({ propertyPath: 'open', message: 'This inspection was cancelled.', code: 'not-found' });
  }
  if (!open.bookable) throw conflict('not-bookable', 'This inspection takes no bookings. Just come along.');
  if (open.startAt <= now) throw conflict('started', 'This inspection has already started.');
  return open;
}

const listBookings = ownerRoute('GET', `${listingOpenPath}/:id/bookings`, {
  summary: 'Who has booked an inspection, for the owner of the listing.',
  response: collectionOf(inspectionBooking),
  async handler({ params, request, ...scope }) {
    const open = requireFound(await findOwn(scope, listingOpens, params.id));
    const bookings = await findBookingsOfOpen(scope.database, open.id);
    return collection('InspectionBooking', request, bookings.map(bookingResource));
  },
});

const viewBooking = publicRoute('POST', '/api/inspection-booking-views', {
  summary: 'The booking of a mailed link, for its visitor. The token is in the body, which is never logged.',
  body: inspectionTokenInput,
  response: visitorsBooking,
  cacheControl: 'no-store',
  readOnly: true,
  rateLimit: tokenRateLimit,
  handler: ({ database, body }) => replyWithBooking(database, body.token),
});

const cancelByVisitor = guestRoute('POST', '/api/inspection-booking-cancellations', {
  summary: 'Cancels the booking of a mailed link, which frees its place.',
  body: inspectionTokenInput,
  response: visitorsBooking,
  isReplaySafe: true,
  rateLimit: tokenRateLimit,
  async handler({ database, body, now }) {
    const { booking } = requireFound(await findBookingByToken(database, body.token));
    await cancelBooking(database, booking, now);
    return replyWithBooking(database, body.token);
  },
});

async function replyWithBooking(database: Database, token: string) {
  const found = requireFound(await findBookingByToken(database, token));
  const listing = requireFound(await findOfferedListing(database, found.open.listingId));
  return item(visitorsBookingResource(found, listing));
}

export const inspectionBookingRoutes: Route[] = [bookInspection, listBookings, viewBooking, cancelByVisitor];
