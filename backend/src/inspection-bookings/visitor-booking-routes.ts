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

/** Declares a route that changes the booking of a mailed link, which is in the body. It returns the changed booking. */
const changeRoute = (path: string, summary: string, change: typeof confirmBooking) =>
  guestRoute('POST', path, {
    summary,
    body: inspectionTokenInput,
    response: visitorsBooking,
    isReplaySafe: true,
    rateLimit,
    async handler({ body, ...context }) {
      const { booking } = requireFound(await findBookingByToken(context.database, body.token));
      await change(context, booking);
      return replyWithBooking(context.database, body.token);
    },
  });

const confirmRoute = changeRoute(
  '/api/inspection-booking-confirmations',
  'Confirms the booking of a mailed link. Programs that scan links only open them, which confirms nothing.',
  confirmBooking,
);

const cancelRoute = changeRoute(
  '/api/inspection-booking-cancellations',
  'Cancels the booking of a mailed link, which frees its place. The visitor gets a mail for the calendar.',
  cancelByVisitor,
);

async function replyWithBooking(database: Database, token: string) {
  const found = requireFound(await findBookingByToken(database, token));
  const listing = requireFound(await findOfferedListing(database, found.open.listingId));
  return item(visitorsBookingResource(found, listing));
}

export const visitorBookingRoutes: Route[] = [viewBooking, confirmRoute, cancelRoute];
