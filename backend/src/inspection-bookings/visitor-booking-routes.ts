import { inspectionTokenInput, visitorsBooking } from 'shared-contract/listing/inspection-booking';
import type { Database } from '../database/database.ts';
import { item } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import { guestRoute, publicRoute, type Route } from '../http/route.ts';
import { findOfferedListing } from '../offers/offer-store.ts';
import { cancelByVisitor } from './cancel-booking.ts';
import { confirmBooking } from './confirm-booking.ts';
import { visitorsBookingResource } from './inspection-booking-resource.ts';
import { findBookingByToken } from './inspection-booking-store.ts';

/** Protects the server from floods of requests. The tokens need no limit: their 256 bits cannot be guessed. */
const rateLimit = () => ({ max: 120, timeWindow: '1 minute' });

const viewBooking = publicRoute('POST', '/api/inspection-booking-views', {
  summary: 'The booking of a mailed link, for its visitor. The token is in the body, which is never logged.',
  body: inspectionTokenInput,
  response: visitorsBooking,
  cacheControl: 'no-store',
  readOnly: true,
  rateLimit,
  handler: ({ database, body }) => replyWithBooking(database, body.token),
});

const confirmByVisitor = guestRoute('POST', '/api/inspection-booking-confirmations', {
  summary: 'Confirms the booking of a mailed link. Programs that scan links only open them, which confirms nothing.',
  body: inspectionTokenInput,
  response: visitorsBooking,
  isReplaySafe: true,
  rateLimit,
  async handler({ body, ...context }) {
    const { booking } = requireFound(await findBookingByToken(context.database, body.token));
    await confirmBooking(context, booking);
    return replyWithBooking(context.database, body.token);
  },
});

const cancelBooking = guestRoute('POST', '/api/inspection-booking-cancellations', {
  summary: 'Cancels the booking of a mailed link, which frees its place. The visitor gets a mail for the calendar.',
  body: inspectionTokenInput,
  response: visitorsBooking,
  isReplaySafe: true,
  rateLimit,
  async handler({ body, ...context }) {
    const { booking } = requireFound(await findBookingByToken(context.database, body.token));
    await cancelByVisitor(context, booking);
    return replyWithBooking(context.database, body.token);
  },
});

async function replyWithBooking(database: Database, token: string) {
  const found = requireFound(await findBookingByToken(database, token));
  const listing = requireFound(await findOfferedListing(database, found.open.listingId));
  return item(visitorsBookingResource(found, listing));
}

export const visitorBookingRoutes: Route[] = [viewBooking, confirmByVisitor, cancelBooking];
