import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { requireFound } from '../http/problem.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import { formatDate } from '../mail/format-date.ts';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { findOfferedListing } from '../offers/offer-store.ts';
import { holdMinutes } from './hold-minutes.ts';
import { type BookingFileContext, inspectionInvitation } from './inspection-booking-file.ts';
import { type BookingRow, createBookingLink, type OpenOfBooking } from './inspection-booking-store.ts';

/** What happened to the booking or its inspection. This decides the text of the mail. */
type BookingStep = 'held' | 'booked' | 'repeated' | 'moved' | 'removed' | 'cancelledByVisitor' | 'cancelledByOwner';

export type BookingMailContext = BookingFileContext & { mail: Mail };

type BookingMails = {
  open: OpenOfBooking;
  bookings: readonly BookingRow[];
  /** What the owner writes to the visitors. */
  message?: string;
};

type Template = {
  subject: (place: string) => string;
  opening: string;
  closing: string;
  /** The label of the link to the booking. Without it, the mail has a link to the property. */
  bookingLink?: string;
  /** What the calendar file does: it adds or changes the event (REQUEST), or removes it (CANCEL). */
  calendar?: 'REQUEST' | 'CANCEL';
};

const viewOrCancel = 'View or cancel your booking';
const keepSecret =
  'Anyone with this link can cancel your booking, so don’t share it. If you didn’t book, cancel it there.';
const bookAgain = 'You can book another time while the property is listed.';

const templates: Record<BookingStep, Template> = {
  held: {
    subject: (place) => `Confirm your inspection: ${place}`,
    opening: `Confirm your booking within ${holdMinutes} minutes. Until then we’re holding a place for you.`,
    closing: 'If you didn’t book, ignore this email. The place becomes free again.',
    bookingLink: 'Confirm your booking',
  },
  booked: {
    subject: (place) => `Inspection booked: ${place}`,
    opening: 'Your place at this inspection is booked. We’ve attached it for your calendar.',
    closing: keepSecret,
    bookingLink: viewOrCancel,
    calendar: 'REQUEST',
  },
  repeated: {
    subject: (place) => `Your inspection booking: ${place}`,
    opening: 'You’ve already booked this inspection, so there’s nothing left to do. Here’s your booking again.',
    closing: keepSecret,
    bookingLink: viewOrCancel,
    calendar: 'REQUEST',
  },
  moved: {
    subject: (place) => `New time for your inspection of ${place}`,
    opening: 'The inspection you booked has moved. Your place is still booked. Here’s the new time.',
    closing: keepSecret,
    bookingLink: viewOrCancel,
    calendar: 'REQUEST',
  },
  removed: {
    subject: (place) => `Inspection cancelled: ${place}`,
    opening: 'The inspection you booked has been cancelled, so there’s no need to come.',
    closing: bookAgain,
    calendar: 'CANCEL',
  },
  cancelledByVisitor: {
    subject: (place) => `Booking cancelled: ${place}`,
    opening: 'You’ve cancelled your booking for this inspection. Your place is free for others.',
    closing: bookAgain,
    calendar: 'CANCEL',
  },
  cancelledByOwner: {
    subject: (place) => `Booking cancelled: ${place}`,
    opening: 'The owner or agent has cancelled your booking for this inspection, so you no longer have a place.',
    closing: bookAgain,
    calendar: 'CANCEL',
  },
};

/**
 * Adds mails to the visitors of these bookings to the transaction that changes them. A mail contains nothing that the
 * visitor has typed, because the address may belong to another person, and no street that the owner hides. Mails about
 * a cancellation are sent before it is stored, because the calendar file counts earlier cancellations.
 */
export async function sendBookingMails(
  step: BookingStep,
  { open, bookings, message = '' }: BookingMails,
  { database, mail, config, now }: BookingMailContext,
): Promise<void> {
  if (bookings.length === 0) return;
  const row = requireFound(await findOfferedListing(database, open.listingId));
  const listing = summaryResource({ ...row, nextOpen: null }, 'public');
  const { address } = listing.property;
  const { subject, opening, closing, bookingLink, calendar } = templates[step];
  const hasStreet = calendar === 'CANCEL' || address.streetAddress !== undefined;
  for (const { id, email } of bookings) {
    const path =
      bookingLink === undefined
        ? addresses.listing(open.listingId)
        : addresses.inspectionBooking(await createBookingLink(database, id, now));
    await mail.send({
      to: email,
      subject: subject(address.fullAddress),
      ...renderMail({
        opening,
        message,
        details: [
          ['When', inspectionTime(open)],
          ['Where', address.fullAddress],
        ],
        link: { label: bookingLink ?? 'View the property', url: config.publicOrigin + path },
        closing: `${hasStreet ? '' : 'The owner or agent will send you the street address. '}${closing}`,
      }),
      ...(calendar && {
        calendarFile: await inspectionInvitation(calendar, { open, listing, email }, { database, config, now }),
      }),
    });
  }
}

/** Formats an inspection as `Saturday 28 November 2026, 10:00 am – 10:30 am AEDT`, in the property's time zone. */
export function inspectionTime({ startAt, endAt, timeZone }: Pick<OpenOfBooking, 'startAt' | 'endAt' | 'timeZone'>) {
  const time = (at: Date, zone?: { timeZoneName: 'short' }) =>
    new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit', ...zone })
      .format(at)
      .replaceAll(/[\u202f\u00a0]/g, ' ');
  return `${formatDate(localDateIn(timeZone, startAt))}, ${time(startAt)} – ${time(endAt, { timeZoneName: 'short' })}`;
}
