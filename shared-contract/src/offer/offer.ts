import * as z from 'zod/mini';
import { emailAddress, personPhone } from '../contact/person-contact.ts';
import { listingSummary } from '../listing/listing.ts';
import { decimalAmount } from '../money/money.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { iri, linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/**
 * `pending`: the owner's turn. `countered`: the buyer's turn. `expired` is said by the clock: whoever's turn it was let the day
 * pass. `accepted` binds nobody until contracts are exchanged, so either side can still step back from it.
 */
export const offerStatus = z.enum(['pending', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired']);
export type OfferStatus = z.infer<typeof offerStatus>;

const days = (least: number, most: number) =>
  z
    .number('Enter a number of days.')
    .check(
      z.int('Enter whole days.'),
      z.minimum(least, `Enter ${least} days or more.`),
      z.maximum(most, `Enter at most ${most} days.`),
    );

const localDate = z.iso.date('Enter a date such as 2026-12-05.');

/** What has to happen before the sale goes on. `days` after acceptance. */
export const offerCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('finance'), lender: plainLine(80), days: days(1, 120) }),
  z.object({ kind: z.literal('buildingAndPest'), days: days(1, 120) }),
  z.object({ kind: z.literal('saleOfHome'), days: days(1, 365) }),
  z.object({ kind: z.literal('other'), text: plainText(500).check(z.minLength(1, 'Say what the condition is.')) }),
]);
export type OfferCondition = z.infer<typeof offerCondition>;

const saleTerms = z.object({
  kind: z.literal('sale'),
  amount: decimalAmount,
  deposit: decimalAmount,
  /** After acceptance. */
  settlementDays: days(1, 730),
  /** Each kind at most once; none makes the offer unconditional. */
  conditions: z
    .array(offerCondition)
    .check(
      z.refine(
        (conditions) => new Set(conditions.map(({ kind }) => kind)).size === conditions.length,
        'Name each kind of condition once.',
      ),
    ),
});

const leaseTerms = z.object({
  kind: z.literal('lease'),
  /** Rent per week (SPEC §5). */
  amount: decimalAmount,
  startDate: localDate,
  termMonths: z
    .number('Enter a number of months.')
    .check(
      z.int('Enter whole months.'),
      z.minimum(1, 'Enter 1 month or more.'),
      z.maximum(60, 'Enter at most 60 months.'),
    ),
});

export const offerTerms = z.discriminatedUnion('kind', [saleTerms, leaseTerms]);
export type OfferTerms = z.infer<typeof offerTerms>;
export type SaleTerms = z.infer<typeof saleTerms>;
export type LeaseTerms = z.infer<typeof leaseTerms>;

export const offerBuyer = z.object({
  name: plainLine(200).check(z.minLength(1, 'Enter the full names of everybody who is buying or renting.')),
  email: emailAddress,
  phone: z.optional(personPhone),
});

export const offerSolicitor = z.object({
  name: plainLine(120).check(z.minLength(1, 'Enter the name of your solicitor or conveyancer.')),
  email: z.optional(emailAddress),
  phone: z.optional(personPhone),
});

/** `POST /api/offers`. What depends on the listing is judged by `offerViolations`. */
export const offerInput = z.object({
  /** Made by the client, so that a repeated request is one offer. */
  id: z.uuid(),
  listing: iri,
  terms: offerTerms,
  /** Last day on which the owner can answer, by the clocks where the property is. */
  expiresOn: localDate,
  buyer: offerBuyer,
  solicitor: z.optional(offerSolicitor),
  message: plainText(2000),
  consent: z.literal(true, 'We can pass your offer on only with your consent.'),
});
export type OfferInput = z.infer<typeof offerInput>;

/** `POST /api/offers` answers no more than what is told to anybody who knows a mailbox; the link is mailed. */
export const offerReceipt = z.object({ ...linked, status: openEnum(offerStatus), expiresAt: z.string() });

/** One step of an offer's history; `terms` where they were named anew. */
export const offerEvent = z.object({
  at: z.string(),
  by: openEnum(z.enum(['buyer', 'owner', 'clock'])),
  status: openEnum(offerStatus),
  terms: z.optional(offerTerms),
  message: z.string(),
  expiresAt: z.optional(z.string()),
});
export type OfferEvent = z.infer<typeof offerEvent>;

const offerFields = {
  ...linked,
  status: openEnum(offerStatus),
  /** The latest named by either side. */
  terms: offerTerms,
  buyer: offerBuyer,
  solicitor: z.nullable(offerSolicitor),
  message: z.string(),
  /** Of the latest turn. */
  expiresAt: z.string(),
  createdAt: z.string(),
  /** Oldest first. */
  history: z.array(offerEvent),
};

/** `GET /api/offers` and `GET /api/offers/{id}`, for the owner of the listing. */
export const offer = z.object({ ...offerFields, /** IRI. */ listing: z.string() });
export type Offer = z.infer<typeof offer>;

const reply = { message: plainText(2000) };

/** `PATCH /api/offers/{id}`, by the owner; `If-Match` says which version is answered. */
export const offerPatch = z.discriminatedUnion('status', [
  z.object({ status: z.literal('accepted'), ...reply }),
  z.object({ status: z.literal('rejected'), ...reply }),
  z.object({ status: z.literal('countered'), terms: offerTerms, expiresOn: localDate, ...reply }),
]);
export type OfferPatch = z.infer<typeof offerPatch>;

/** The secret of a mailed link: 256 random bits. It travels in bodies only, so that no log of requests ever holds it. */
export const offerToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** `POST /api/offer-views`: the offer behind a mailed link. */
export const offerViewInput = z.object({ token: offerToken });

/** What the buyer sees: the same offer, and the listing as the public may know it. */
export const buyersOffer = z.object({ ...offerFields, version: z.int(), listing: listingSummary });
export type BuyersOffer = z.infer<typeof buyersOffer>;

/** `POST /api/offer-answers`, by the buyer. `version` is the one that was read: an answer to an older one is refused. */
export const offerAnswerInput = z.object({
  token: offerToken,
  version: z.int(),
  status: z.enum(['accepted', 'withdrawn']),
  ...reply,
});
export type OfferAnswer = z.infer<typeof offerAnswerInput>['status'];
