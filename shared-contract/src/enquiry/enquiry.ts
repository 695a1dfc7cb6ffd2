import * as z from 'shared-contract/schema';
import { emailAddress, personPhone } from '../contact/person-contact.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { iri, linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/** Topic of an enquiry, shown to the owner as a label. */
export const enquiryReason = z.enum(['inspection', 'price', 'contract', 'availability', 'application', 'other']);
export type EnquiryReason = z.infer<typeof enquiryReason>;

/** `new` and `replied` enquiries are in the owner's inbox, `closed` and `spam` in the history. */
export const enquiryStatus = z.enum(['new', 'replied', 'closed', 'spam']);
export type EnquiryStatus = z.infer<typeof enquiryStatus>;

/** Whether an enquiry is in the history. */
export const isArchivedEnquiry = ({ status }: { status: string }): boolean => status === 'closed' || status === 'spam';

/** The maximum length of an enquiry or a reply, in characters. */
export const maxEnquiryMessageLength = 4000;

/** `POST /api/enquiries`, also without signing in. `listing` is an IRI. */
export const enquiryInput = z.object({
  listing: iri,
  name: plainLine(120, 'Enter your name.'),
  email: emailAddress,
  phone: z.nullish(personPhone),
  reasons: z.array(enquiryReason).check(z.maxLength(enquiryReason.options.length)),
  message: plainText(maxEnquiryMessageLength).check(z.refine((text) => text !== '', 'Write a message.')),
  /** A field that people do not see. A value shows that a bot filled in the form. */
  website: z.optional(z.string().check(z.maxLength(2000))),
});
export type EnquiryInput = z.infer<typeof enquiryInput>;

/** Response of `POST /api/enquiries`. Contains no data of the owner. */
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
  /** The replies, oldest first. */
  replies: z.array(enquiryReply),
});
export type Enquiry = z.infer<typeof enquiry>;

/** `PATCH` of an enquiry. The server sets `replied` itself: after a reply, and when a replied enquiry is reopened. */
export const enquiryPatch = z.object({ status: z.enum(['new', 'closed', 'spam']) });

/** `POST /api/enquiries/{id}/replies`. The server mails the reply to the enquirer and sets the enquiry to `replied`. */
export const enquiryReplyInput = z.object({
  message: plainText(maxEnquiryMessageLength).check(z.refine((text) => text !== '', 'Write a reply.')),
});
