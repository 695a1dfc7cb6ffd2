import * as z from 'shared-contract/schema';
import { emailAddress } from '../contact/person-contact.ts';
import { plainText } from '../text/plain-text.ts';

export const listingReportReason = z.enum(['fraud', 'price', 'unavailable', 'wrong', 'offensive', 'other']);
export type ListingReportReason = z.infer<typeof listingReportReason>;

/** The reasons as people read them, in the form and in the mail to the operator. */
export const listingReportReasons: Record<ListingReportReason, string> = {
  fraud: 'It looks like a scam',
  price: 'The price is misleading',
  unavailable: 'It’s no longer available',
  wrong: 'Details or photos are wrong',
  offensive: 'It’s offensive or discriminates',
  other: 'Something else',
};

/** The maximum length of the text of a report, in characters. */
export const maxListingReportLength = 2000;

/** `POST /api/listings/{id}/reports`, also without signing in. Without an email the operator cannot ask back. */
export const listingReportInput = z
  .object({
    reason: z.enum(listingReportReason.options, 'Choose what is wrong.'),
    message: plainText(maxListingReportLength),
    email: z.nullish(emailAddress),
  })
  .check(
    z.refine(({ reason, message }) => reason !== 'other' || message !== '', {
      path: ['message'],
      message: 'Describe what is wrong.',
    }),
  );
export type ListingReportInput = z.infer<typeof listingReportInput>;
