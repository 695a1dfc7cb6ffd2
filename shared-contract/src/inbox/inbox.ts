import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { plainLine } from '../text/plain-text.ts';
import { collectionOf, iri } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/** What visitors send to the owner of a listing. */
export const inboxKind = z.enum(['enquiry', 'offer', 'application']);
export type InboxKind = z.infer<typeof inboxKind>;

/**
 * Which messages are listed. `needsAnswer`: those that wait for the owner. `current`: also those that were answered.
 * `all`: also closed enquiries, spam, withdrawn and expired ones, and those about archived properties.
 */
export const inboxState = z.enum(['needsAnswer', 'current', 'all']);
export type InboxState = z.infer<typeof inboxState>;

/** The maximum length of `excerpt`, in characters. */
export const maxExcerptLength = 200;

/**
 * An enquiry, an offer or an application for the owner's list. It has no `@id`, because it has fewer fields than the
 * resource and other ones.
 */
export const inboxItem = z.object({
  kind: openEnum(inboxKind),
  /** The id of the enquiry, offer or application. */
  id: z.string(),
  /** An `EnquiryStatus`, `OfferStatus` or `ApplicationStatus`. */
  status: z.string(),
  /** True while the owner is expected to reply, to answer or to decide. */
  needsAnswer: z.boolean(),
  /** Who sent it: one name, or those of all adults of an application. Empty when they were destroyed. */
  names: z.array(z.string()),
  /** The start of the message in one line; empty for an application, whose content only its own page shows. */
  excerpt: z.string(),
  /** The price or the weekly rent of an offer, from the latest offer or counter-offer. */
  offered: z.nullable(z.object({ kind: z.enum(['sale', 'lease']), amount: decimalAmount })),
  sentAt: z.string(),
  property: z.object({ '@id': z.string(), id: z.string(), fullAddress: z.string() }),
  listing: z.object({ '@id': z.string(), id: z.string(), headline: z.string() }),
});
export type InboxItem = z.infer<typeof inboxItem>;

/** `GET /api/inbox?kind=&state=&property.id=&page=`, newest first. */
export const inbox = z.extend(collectionOf(inboxItem), {
  /** The number of messages that need an answer, whatever the filters. */
  needsAnswer: z.int(),
  /** The number of all messages ever received and still stored, whatever the filters. */
  received: z.int(),
});
export type Inbox = z.infer<typeof inbox>;

/** `GET /api/inbox/count`: the badge of the inbox in the navigation. */
export const inboxCount = z.object({
  '@id': z.string(),
  '@type': z.literal('InboxCount'),
  /** The number of messages that need an answer. */
  count: z.int(),
});

/** `POST /api/inbox-searches`: the text is in the body, because a URL must not contain a name. */
export const inboxSearch = z.object({
  text: plainLine(80),
  kind: z.optional(inboxKind),
  state: z.optional(inboxState),
  property: z.optional(iri),
  page: z.optional(z.int().check(z.minimum(1), z.maximum(999_999))),
});
