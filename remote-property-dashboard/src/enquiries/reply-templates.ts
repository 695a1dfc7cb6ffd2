import type { Enquiry } from 'shared-contract/enquiry/enquiry';
import type { Listing } from 'shared-contract/listing/listing';
import { formatInstant } from 'shared-ui';

export type ReplyTemplate = { name: string; text: string };

type Facts = {
  enquiry: Pick<Enquiry, 'name' | 'property'>;
  /** Null until it is loaded. */
  listing: Pick<Listing, 'type' | 'listingOpens' | 'property'> | null;
  /** The owner's first name. */
  sender: string;
  now: Date;
};

/** Answers an owner gives again and again, filled in for this enquiry; those that do not fit its listing are left out. */
export function replyTemplates({ enquiry, listing, sender, now }: Facts): ReplyTemplate[] {
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
      text: letter(`The next open home is on ${openWords(open)}. You are welcome to come; there is no need to book.`),
    },
    {
      name: 'Offer a private inspection',
      text: letter('I am happy to show you the property at a time that suits you. Which days would be good?'),
    },
    listing?.type !== 'lease' && {
      name: 'Send the contract',
      text: letter(
        'I have asked for the contract to be sent to this address. Please call me if you have any questions.',
      ),
    },
    listing?.type !== 'sale' && {
      name: 'How to apply',
      text: letter(
        'Once you have seen it, I will send you the application form of our state. It asks for proof of who you are and of your income.',
      ),
    },
    {
      name: 'No longer available',
      text: letter('I am sorry, it is no longer available. I wish you good luck with your search.'),
    },
  ];
  return templates.filter((template) => template !== false);
}

/** A chosen template takes the place of another one, and is added below what somebody wrote. */
export function withTemplate(message: string, chosen: ReplyTemplate, all: readonly ReplyTemplate[]): string {
  const untouched = message.trim() === '' || all.some(({ text }) => text === message);
  return untouched ? chosen.text : `${message.trimEnd()}\n\n${chosen.text}`;
}

function openWords({ startAt, endAt, timeZone }: Listing['listingOpens'][number]): string {
  const time = (at: string) => formatInstant(at, 'time', timeZone);
  // Some engines write a comma after the weekday.
  const day = formatInstant(startAt, 'day', timeZone).replace(/^(\w+),/, '$1');
  return `${day}, ${time(startAt)} – ${time(endAt)}`;
}
