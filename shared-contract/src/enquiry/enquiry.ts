import * as z from 'zod/mini';
import { emailAddress, personPhone } from '../contact/person-contact.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { iri, linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/** What a visitor wants to know, so that an owner sees it at a glance (DOMAIN §3). */
export const enquiryReason = z.enum(['inspection', 'price', 'contract', 'availability', 'application', 'other']);
export type EnquiryReason = z.infer<typeof enquiryReason>;

/**
 * `new` waits for the owner. `replied` has an answer of the owner's. `closed` is done with, answered or not. `spam` was sent by
 * a machine or is nuisance. The last two are history.
 */
export const enquiryStatus = z.enum(['new', 'replied', 'closed', 'spam']);
export type EnquiryStatus = z.infer<typeof enquiryStatus>;

export const maxEnquiryMessageLength = 4000;

/** `POST /api/enquiries`: guests may. `listing` is an IRI. */
export const enquiryInput = z.object({
  listing: iri,
  name: plainLine(120, 'Enter your name.'),
  email: emailAddress,
  phone: z.nullish(personPhone),
  reasons: z.array(enquiryReason).check(z.maxLength(enquiryReason.options.length)),
  message: plainText(maxEnquiryMessageLength).check(z.refine((text) => text !== '', 'Write a message.')),
  /** People do not see this field; machines fill it in. */
  website: z.optional(z.string().check(z.maxLength(2000))),
});
export type EnquiryInput = z.infer<typeof enquiryInput>;

/** What a visitor gets for an enquiry: that it was sent, and nothing of the owner's. */
export const enquiryReceipt = z.object({ ...linked, listing: z.string(), sentAt: z.string() });

export const enquiryReply = z.object({ message: z.string(), sentAt: z.string() });

/** `GET /api/enquiries`, for the owner of the property. */
export const enquiry = z.object({
  ...linked,
  listing: z.object({ '@id': z.string(), id: z.string(), headline: z.string() }),
  property: z.object({ '@id': z.string(), id: z.string(), fullAddress: z.string() }),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  reasons: z.array(openEnum(enquiryReason)),
  message: z.string(),
  status: openEnum(enquiryStatus),
  sentAt: z.string(),
  /** Oldest first. */
  replies: z.array(enquiryReply),
});
export type Enquiry = z.infer<typeof enquiry>;

/** `PATCH` of an enquiry. It becomes `replied` by a reply alone. */
export const enquiryPatch = z.object({ status: z.enum(['new', 'closed', 'spam']) });

/** `POST /api/enquiries/{id}/replies`: goes to the enquirer by mail; answers the whole enquiry. */
export const enquiryReplyInput = z.object({
  message: plainText(maxEnquiryMessageLength).check(z.refine((text) => text !== '', 'Write a reply.')),
});
