import { acceptsApplications } from 'shared-contract/application/application-rules';
import type { Enquiry } from 'shared-contract/enquiry/enquiry';
import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { formatInstant, zoneNameAt } from 'shared-ui';

export type ReplyTemplate = { name: string; text: string };

type Facts = {
  enquiry: Pick<Enquiry, 'name' | 'property'>;
  /** The listing that the enquiry is about. Null until it has loaded. */
  listing: Pick<Listing, 'id' | 'type' | 'status' | 'listingOpens' | 'property'> | null;
  /** The first name of the owner, who signs the reply. */
  sender: string;
  now: Date;
  /** The address of this site, for the links. */
  origin: string;
};

/** The template that sends the link to the application form. */
export const inviteToApply = 'Invite to apply';

/** Returns the reply templates that suit the listing, with the facts of this enquiry filled in. */
export function replyTemplates({ enquiry, listing, sender, now, origin }: Facts): ReplyTemplate[] {
  const place = enquiry.property.fullAddress.split(',')[0] ?? '';
  const letter = (...body: string[]) =>
    [
      `Hi ${enquiry.name.split(' ')[0]},`,
      `Thank you for your enquiry about ${place}.`,
      ...body,
      `Kind regards\n${sender}`,
    ].join('\n\n');
  const open = listing?.listingOpens.find(({ startAt }) => new Date(startAt) > now);
  const templates: (ReplyTemplate | false)[] = [
    open !== undefined && {
      name: 'Invite to the next open home',
      text: letter(`The next open home is on ${openHomeText(open)}. You’re welcome to come along, no booking needed.`),
    },
    {
      name: 'Offer a private inspection',
      text: letter('I’m happy to show you the property at a time that suits you. Which days work for you?'),
    },
    listing?.type !== 'lease' && {
      name: 'Send the contract',
      text: letter(
        'I’ve asked for the contract to be sent to this email address. Please call me if you have any questions.',
      ),
    },
    listing !== null &&
      acceptsApplications(listing) && {
        name: inviteToApply,
        text: letter(`You can apply for the home online: ${origin}${addresses.apply(listing.id)}`),
      },
    listing?.type !== 'sale' && {
      name: 'How to apply',
      text: letter(
        'Once you’ve inspected the property, I’ll send you the application form. You’ll need proof of identity and income.',
      ),
    },
    {
      name: 'No longer available',
      text: letter('Unfortunately the property is no longer available. Good luck with your search.'),
    },
  ];
  return templates.filter((template) => template !== false);
}

/**
 * Returns the message after the owner has chosen a template. The chosen template replaces an empty message or another
 * unchanged template. It is appended to text that the owner has written.
 */
export function withTemplate(message: string, chosen: ReplyTemplate, all: readonly ReplyTemplate[]): string {
  const untouched = message.trim() === '' || all.some(({ text }) => text === message);
  return untouched ? chosen.text : `${message.trimEnd()}\n\n${chosen.text}`;
}

function openHomeText({ startAt, endAt, timeZone }: Listing['listingOpens'][number]): string {
  const time = (at: string) => formatInstant(at, 'time', timeZone);
  // Some browsers write a comma after the weekday. Removes it.
  const day = formatInstant(startAt, 'day', timeZone).replace(/^(\w+),/, '$1');
  // The enquirer may read the message in another time zone.
  return `${day}, ${time(startAt)} – ${time(endAt)} ${zoneNameAt(startAt, timeZone)}`;
}
