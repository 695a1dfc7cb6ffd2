import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { requireFound } from '../http/problem.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import { formatDate } from '../mail/format-date.ts';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { findOfferedListing } from '../offers/offer-store.ts';
import { holdMinutes } from './hold-minutes.ts';
import { type BookingRow, createBookingLink, type OpenOfBooking } from './inspection-booking-store.ts';

/** What happened to the booking or its inspection. This decides the text of the mail. */
type BookingStep = 'held' | 'booked' | 'repeated' | 'moved' | 'removed';

type MailContext = { database: Database; mail: Mail; config: Pick<BackendConfig, 'publicOrigin'>; now: Date };

const templates: Record<BookingStep, { subject: (place: string) => string; opening: string }> = {
  held: {
    subject: (place) => `Confirm your inspection: ${place}`,
    opening: `Confirm your booking within ${holdMinutes} minutes. Until then we’re holding a place for you.`,
  },
  repeated: {
    subject: (place) => `Your inspection booking: ${place}`,
    opening: 'You’ve already booked this inspection, so there’s nothing left to do. Here’s your booking again.',
  },
  booked: {
    subject: (place) => `Inspection booked: ${place}`,
    opening: 'Your place at this inspection is booked. We’ve attached it for your calendar.',
  },
  moved: {
    subject: (place) => `New time for your inspection of ${place}`,
    opening: 'The inspection you booked has moved. Your place is still booked. Here’s the new time.',
  },
  removed: {
    subject: (place) => `Inspection cancelled: ${place}`,
    opening: 'The inspection you booked has been cancelled, so there’s no need to come.',
  },
};

/**
 * Adds mails to everyone who has booked to the transaction that changes the inspection. A mail contains nothing that
 * the visitor has typed, because the address may belong to another person, and no street that the owner hides.
 */
export async function sendBookingMails(
  step: BookingStep,
  { open, bookings }: { open: OpenOfBooking; bookings: readonly BookingRow[] },
  { database, mail, config, now }: MailContext,
): Promise<void> {
  if (bookings.length === 0) return;
  const row = requireFound(await findOfferedListing(database, open.listingId));
  const { address } = summaryResource({ ...row, nextOpen: null }, 'public').property;
  const { subject, opening } = templates[step];
  const isRemoved = step === 'removed';
  const isHeld = step === 'held';
  for (const { id, email } of bookings) {
    const path = isRemoved
      ? addresses.listing(open.listingId)
      : addresses.inspectionBooking(await createBookingLink(database, id, now));
    const isAddressShown = isRemoved || address.streetAddress !== undefined;
    await mail.send({
      to: email,
      subject: subject(address.fullAddress),
      ...renderMail({
        opening,
        details: [
          ['When', inspectionTime(open)],
          ['Where', address.fullAddress],
        ],
        link: {
          label: isRemoved ? 'View the property' : isHeld ? 'Confirm your booking' : 'View or cancel your booking',
          url: config.publicOrigin + path,
        },
        closing: [
          isAddressShown ? '' : 'The owner or agent will send you the street address.',
          isRemoved
            ? 'You can book another time while the property is listed.'
            : isHeld
              ? 'If you didn’t book, ignore this email. The place becomes free again.'
              : 'Anyone with this link can cancel your booking, so don’t share it. If you didn’t book, cancel it there.',
        ]
          .filter(Boolean)
          .join(' '),
      }),
      ...(isRemoved || isHeld ? {} : { attachment: { kind: 'inspectionBooking' as const, id } }),
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
