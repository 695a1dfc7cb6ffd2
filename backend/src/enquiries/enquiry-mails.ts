import { formatPhone } from 'shared-contract/contact/person-contact';
import type { EnquiryInput, EnquiryReason } from 'shared-contract/enquiry/enquiry';
import { addresses } from 'shared-contract/page/addresses';
import type { MailMessage } from '../mail/mail.ts';

const reasonLabels: Record<EnquiryReason, string> = {
  inspection: 'an inspection',
  price: 'the price',
  contract: 'the contract',
  availability: 'when it’s available',
  application: 'how to apply',
  other: 'something else',
};

type Place = { fullAddress: string; propertyId: string; publicOrigin: string };

/**
 * Returns the mail that notifies the owner of an enquiry. A reply to this mail goes to the enquirer. The mail is plain
 * text, so markup in user input has no effect.
 */
export function newEnquiryMail(
  to: string,
  enquiry: Pick<EnquiryInput, 'name' | 'email' | 'phone' | 'reasons' | 'message'>,
  { fullAddress, propertyId, publicOrigin }: Place,
): MailMessage {
  const about = enquiry.reasons.map((reason) => reasonLabels[reason]).join(', ');
  return {
    to,
    replyTo: enquiry.email,
    subject: `Enquiry from ${enquiry.name}: ${fullAddress}`,
    text: joinParagraphs(
      `${enquiry.name} asks about ${fullAddress}${about === '' ? '' : `: ${about}`}.`,
      enquiry.message,
      joinParagraphs(`Email: ${enquiry.email}`, enquiry.phone ? `Phone: ${formatPhone(enquiry.phone)}` : null).replace(
        '\n\n',
        '\n',
      ),
      `Reply and keep everything in one place: ${publicOrigin}${addresses.enquiries(propertyId)}`,
    ),
  };
}

/** Returns the mail to the enquirer with the owner's reply. */
export function replyMail(
  { to, replyTo, message }: { to: string; replyTo: string; message: string },
  about: { fullAddress: string; listingId: string; enquiry: string; publicOrigin: string },
): MailMessage {
  const { fullAddress, listingId, enquiry, publicOrigin } = about;
  return {
    to,
    replyTo,
    subject: `Re: your enquiry about ${fullAddress}`,
    text: joinParagraphs(
      message,
      `The property: ${publicOrigin}${addresses.listing(listingId)}`,
      `Your enquiry:\n${enquiry.replaceAll(/^/gm, '> ')}`,
    ),
  };
}

const joinParagraphs = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join('\n\n');
