import { inspectionBooking } from 'shared-contract/listing/inspection-booking';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { collection } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { listingOpenPath } from '../listing-opens/listing-open-resource.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { findOwn } from '../owned-rows/owned-rows.ts';
import { bookInspection } from './book-inspection.ts';
import { bookingResource } from './inspection-booking-resource.ts';
import { findBookingsOfOpen } from './inspection-booking-store.ts';
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

export const inspectionBookingRoutes: Route[] = [bookInspection, listBookings, ...visitorBookingRoutes];
