import * as z from 'shared-contract/schema';
import { inboxKind } from '../inbox/inbox.ts';
import { decimalAmount } from '../money/money.ts';
import { openEnum } from '../wire/open-enum.ts';

/**
 * An enquiry, an offer or an application that the user sent while signed in. It has no `@id`, because the sender reads
 * an offer or an application by an emailed link.
 */
export const activityItem = z.object({
  kind: openEnum(inboxKind),
  id: z.string(),
  /**
   * An `OfferStatus` or `ApplicationStatus`. An enquiry is `sent` or `replied`: what the owner does without a reply,
   * such as marking it as spam, is not shown to its sender.
   */
  status: z.string(),
  sentAt: z.string(),
  /** The text of an enquiry or an offer; empty for an application, whose content is encrypted. */
  message: z.string(),
  /** The price or the weekly rent of an offer, from the latest offer or counter-offer. */
  offered: z.nullable(z.object({ kind: z.enum(['sale', 'lease']), amount: decimalAmount })),
  /** Until when an offer or counter-offer can be answered; null for the other kinds. */
  expiresAt: z.nullable(z.string()),
  /** When the owner last replied to an enquiry, or decided on an application. */
  answeredAt: z.nullable(z.string()),
  /** The number of adults of an application, and of those who still have to complete their part. */
  adults: z.int(),
  adultsLeft: z.int(),
  listing: z.object({
    '@id': z.string(),
    id: z.string(),
    headline: z.string(),
    /** Without the street when the listing hides it. */
    fullAddress: z.string(),
    timeZone: z.string(),
    /** False after the listing has left the site. */
    isPublic: z.boolean(),
  }),
});
export type ActivityItem = z.infer<typeof activityItem>;
