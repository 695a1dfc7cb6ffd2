import * as z from 'shared-contract/schema';
import { emailAddress, personPhone } from '../contact/person-contact.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { iri, linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { listingSummary } from './listing.ts';

/** `POST /api/inspection-bookings`, also without signing in. `open` is the IRI of an open home. */
export const inspectionBookingInput = z.object({
  /** Created by the client, so that a repeated request books only once. */
  id: z.uuid(),
  open: iri,
  name: plainLine(120, 'Enter your name.'),
  email: emailAddress,
  phone: z.nullish(personPhone),
  /** A field that people do not see. A value shows that a bot filled in the form. */
  website: z.optional(z.string().check(z.maxLength(2000))),
});
export type InspectionBookingInput = z.infer<typeof inspectionBookingInput>;

const span = { startAt: z.string(), endAt: z.string(), timeZone: z.string() };

/**
 * Response of `POST /api/inspection-bookings`. It is the same for an email address that has already booked, so it does
 * not reveal who is coming.
 */
export const inspectionBookingReceipt = z.object({
  ...linked,
  open: z.string(),
  ...span,
  /**
   * Until when the place is held. The visitor confirms the booking before, with the emailed link. Absent for a user
   * with a verified email address, whose booking needs no confirmation.
   */
  heldUntil: z.optional(z.string()),
});
export type InspectionBookingReceipt = z.infer<typeof inspectionBookingReceipt>;

/** `GET /api/listing-opens/{id}/bookings`, for the owner of the listing: the confirmed bookings. */
export const inspectionBooking = z.object({
  ...linked,
  open: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  bookedAt: z.string(),
});
export type InspectionBooking = z.infer<typeof inspectionBooking>;

/** `POST /api/inspection-bookings/{id}/cancel`, for the owner of the listing. The visitor gets the message by email. */
export const bookingCancellationInput = z.object({ message: z.optional(plainText(1000)) });

/**
 * `POST /api/inspection-booking-views`, `…-confirmations` and `…-cancellations`. The token is that of the link in the
 * visitor's emails.
 */
export const inspectionTokenInput = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

export const inspectionBookingStatus = z.enum(['held', 'booked', 'cancelled']);

/** The booking as the visitor sees it, with the public listing. */
export const visitorsBooking = z.object({
  ...linked,
  status: openEnum(inspectionBookingStatus),
  /** For a booking that was not confirmed: until when its place is held. It can be in the past. */
  heldUntil: z.optional(z.string()),
  cancelledBy: z.optional(openEnum(z.enum(['visitor', 'owner']))),
  name: z.string(),
  open: z.string(),
  ...span,
  listing: listingSummary,
});
export type VisitorsBooking = z.infer<typeof visitorsBooking>;
