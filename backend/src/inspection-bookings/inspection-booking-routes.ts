import { bookingCancellationInput, inspectionBooking } from 'shared-contract/listing/inspection-booking';
import { listingOpen } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { collection, item } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { listingOpenPath, listingOpenResource } from '../listing-opens/listing-open-resource.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { findOwn } from '../owned-rows/owned-rows.ts';
import { bookInspection } from './book-inspection.ts';
import { listBookedInspections } from './booked-inspections-route.ts';
import { cancelByOwner } from './cancel-booking.ts';
import { bookingPath, bookingResource } from './inspection-booking-resource.ts';
import { countPlaces, findBookingsOfOpen } from './inspection-booking-store.ts';
import { visitorBookingRoutes } from './visitor-booking-routes.ts';

const listBookings = ownerRoute('GET', `${listingOpenPath}/:id/bookings`, {
  summary: 'Who has booked an inspection, for the owner of the listing.',
  response: collectionOf(inspectionBooking),
  async handler({ params, request, ...scope }) {
    const open = requireFound(await findOwn(scope, listingOpens, params.id));
    const bookings = await findBookingsOfOpen(scope.database, open.id);
    return collection('InspectionBooking', request, bookings.map(bookingResource));
  },
});

const cancelBooking = ownerRoute('POST', `${bookingPath}/:id/cancel`, {
  summary:
    'Cancels one booking, which frees its place. The visitor gets an email with the message. Returns the open home.',
  body: bookingCancellationInput,
  response: listingOpen,
  async handler({ params, body, ...context }) {
    const open = await cancelByOwner(context, params.id, body.message ?? '');
    const places = await countPlaces(context.database, open.id, context.now);
    return item(listingOpenResource({ ...open, ...places }, 'owner'), open.version);
  },
});

export const inspectionBookingRoutes: Route[] = [
  bookInspection,
  listBookedInspections,
  listBookings,
  cancelBooking,
  ...visitorBookingRoutes,
];
