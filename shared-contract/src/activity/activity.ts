import * as z from 'shared-contract/schema';
import { inboxKind } from '../inbox/inbox.ts';
import { decimalAmount } from '../money/money.ts';
import { collectionOf } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/** What a user sends: messages to an owner, and bookings of inspections. */
export const activityKind = z.enum([...inboxKind.options, 'inspection']);
export type ActivityKind = z.infer<typeof activityKind>;

/**
 * An enquiry, an offer or an application that the user sent while signed in, or an inspection that was booked with the
 * user's verified email address. It has no `@id`, because the sender reads all but an enquiry by an emailed link.
 */
export const activityItem = z.object({
  kind: openEnum(activityKind),
  id: z.string(),
  /**
   * An `OfferStatus` or `ApplicationStatus`. An enquiry is `sent` or `replied`: what the owner does without a reply,
   * such as marking it as spam, is not shown to its sender. An inspection is `booked`, `over` or `cancelled`. An
   * application is `started` when the account has not proved that an adult is the user: its progress is not shown.
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
  /** When the booked inspection starts and ends; null for the other kinds. */
  inspection: z.nullish(z.object({ startAt: z.string(), endAt: z.string() })),
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

/** `GET /api/activity?page=`, newest first. */
export const activity = z.extend(collectionOf(activityItem), {
  /**
   * False when the login service has not verified the user's email address, so that bookings with this address and the
   * progress of applications are missing. An earlier release leaves this out.
   */
  emailVerified: z.optional(z.boolean()),
});
