import { formatPhone } from 'shared-contract/contact/person-contact';
import { addresses } from 'shared-contract/page/addresses';
import { requireFound } from '../http/problem.ts';
import { renderMail } from '../mail/render-mail.ts';
import { findOfferedListing } from '../offers/offer-store.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { type BookingMailContext, inspectionTime } from './inspection-booking-mails.ts';
import { type BookingRow, countPlaces, type OpenOfBooking } from './inspection-booking-store.ts';

/**
 * Notifies the owner of a confirmed booking. Like an enquiry it is a message about the owner's own listing, so it goes
 * to the listing's contact address, and a reply to it goes to the visitor. The subject has no personal data of the
 * visitor, because phones show it on their locked screen.
 */
export async function sendNewBookingMail(
  { database, mail, config, now }: BookingMailContext,
  open: OpenOfBooking,
  { name, email, phone }: BookingRow,
): Promise<void> {
  const { listing, property, ownerEmail } = requireFound(await findOfferedListing(database, open.listingId));
  const to = listing.contactEmail || ownerEmail;
  if (!to) return;
  const { booked } = await countPlaces(database, open.id, now);
  const address = fullAddressOf(property);
  await mail.send({
    to,
    replyTo: email,
    subject: `New inspection booking: ${address}`,
    ...renderMail({
      opening: 'Someone has booked a place at your inspection.',
      details: [
        ['When', inspectionTime(open)],
        ['Where', address],
        ['Name', name],
        ['Email', email],
        ...(phone === null ? [] : [['Phone', formatPhone(phone)] as const]),
        ['Booked', open.capacity === null ? String(booked) : `${booked} of ${open.capacity} places`],
      ],
      link: {
        label: 'View all bookings',
        url: config.publicOrigin + addresses.listingEditStep(open.listingId, 'inspections'),
      },
      closing: 'You can cancel a booking there. Reply to this email to write to the visitor.',
    }),
  });
}
