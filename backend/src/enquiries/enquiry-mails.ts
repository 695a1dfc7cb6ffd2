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

/**
 * Returns the enquirer's copy of an enquiry. Its subject contains nothing that the enquirer has typed, because the
 * address may belong to another person. Replies don't go to the owner, whose address only a reply reveals.
 */
export function enquiryCopyMail(
  enquiry: Pick<EnquiryInput, 'email' | 'reasons' | 'message'>,
  { fullAddress, listingId, publicOrigin }: Pick<Place, 'fullAddress' | 'publicOrigin'> & { listingId: string },
): MailMessage {
  const about = enquiry.reasons.map((reason) => reasonLabels[reason]).join(', ');
  return {
    to: enquiry.email,
    subject: `Your enquiry about ${fullAddress}`,
    text: joinParagraphs(
      'We’ve passed on your enquiry. Here’s your copy. The reply will come to this address.',
      about === '' ? null : `You asked about: ${about}`,
      enquiry.message.replaceAll(/^/gm, '> '),
      `The property: ${publicOrigin}${addresses.listing(listingId)}`,
      'If you didn’t send this enquiry, you can ignore this email.',
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
