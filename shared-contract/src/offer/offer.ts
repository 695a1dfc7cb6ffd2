import * as z from 'shared-contract/schema';
import { emailAddress, personPhone } from '../contact/person-contact.ts';
import { listingSummary } from '../listing/listing.ts';
import { decimalAmount } from '../money/money.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { iri, linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/**
 * `pending` waits for the owner, `countered` for the buyer. `expired` means that the other side did not respond in
 * time. `accepted` is not binding until contracts are exchanged, so either side can still withdraw.
 */
export const offerStatus = z.enum(['pending', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired']);
export type OfferStatus = z.infer<typeof offerStatus>;

const days = (min: number, max: number) =>
  z
    .number('Enter a number of days.')
    .check(
      z.int('Enter whole days.'),
      z.minimum(min, `Enter ${min} ${min === 1 ? 'day' : 'days'} or more.`),
      z.maximum(max, `Enter at most ${max} days.`),
    );

const localDate = z.iso.date('Enter a date.');

/** A condition of the sale. `days` counts from the contract of sale. */
export const offerCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('finance'), lender: plainLine(80), days: days(1, 120) }),
  z.object({ kind: z.literal('buildingAndPest'), days: days(1, 120) }),
  z.object({ kind: z.literal('saleOfHome'), days: days(1, 365) }),
  z.object({ kind: z.literal('other'), text: plainText(500).check(z.minLength(1, 'Describe the condition.')) }),
]);
export type OfferCondition = z.infer<typeof offerCondition>;

const saleTerms = z.object({
  kind: z.literal('sale'),
  amount: decimalAmount,
  deposit: decimalAmount,
  /** Days from the contract of sale to settlement. */
  settlementDays: days(1, 730),
  /** Each kind of condition occurs at most once. An empty list means an unconditional offer. */
  conditions: z
    .array(offerCondition)
    .check(
      z.refine(
        (conditions) => new Set(conditions.map(({ kind }) => kind)).size === conditions.length,
        'Include each kind of condition only once.',
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
  name: plainLine(200).check(z.minLength(1, 'Enter the full legal names of everyone who makes the offer.')),
  email: emailAddress,
  phone: z.optional(personPhone),
});

export const offerSolicitor = z.object({
  name: plainLine(120).check(z.minLength(1, 'Enter the name of your solicitor or conveyancer.')),
  email: z.optional(emailAddress),
  phone: z.optional(personPhone),
});

/** `POST /api/offers`. `offerViolations` makes the checks that need the listing. */
export const offerInput = z.object({
  /** Created by the client, so that a repeated request creates only one offer. */
  id: z.uuid(),
  listing: iri,
  terms: offerTerms,
  /** Last day on which the owner can respond, as a local date at the property. */
  expiresOn: localDate,
  buyer: offerBuyer,
  solicitor: z.optional(offerSolicitor),
  message: plainText(2000),
  consent: z.literal(true, 'Tick the box so that we can pass on your offer.'),
});
export type OfferInput = z.infer<typeof offerInput>;

/**
 * The response of `POST /api/offers`. It does not contain the link to the offer: we email the link, and a buyer who
 * opens it proves that the email address is theirs.
 */
export const offerReceipt = z.object({ ...linked, status: openEnum(offerStatus), expiresAt: z.string() });

/**
 * One event in the history of an offer. `terms` is present when the terms changed. `clock` means that the offer
 * expired.
 */
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
  /** The terms of the latest offer or counter-offer. */
  terms: offerTerms,
  buyer: offerBuyer,
  solicitor: z.nullable(offerSolicitor),
  message: z.string(),
  /** When the latest offer or counter-offer expires. */
  expiresAt: z.string(),
  createdAt: z.string(),
  /** What happened to the offer, oldest event first. */
  history: z.array(offerEvent),
};

/** `GET /api/offers` and `GET /api/offers/{id}`, for the owner of the listing. */
export const offer = z.object({ ...offerFields, /** IRI of the listing. */ listing: z.string() });
export type Offer = z.infer<typeof offer>;

const reply = { message: plainText(2000) };

/** `PATCH /api/offers/{id}`, by the owner. `If-Match` contains the version of the offer that the owner has seen. */
export const offerPatch = z.discriminatedUnion('status', [
  z.object({ status: z.literal('accepted'), ...reply }),
  z.object({ status: z.literal('rejected'), ...reply }),
  z.object({ status: z.literal('countered'), terms: offerTerms, expiresOn: localDate, ...reply }),
]);
export type OfferPatch = z.infer<typeof offerPatch>;

/**
 * The secret part of an emailed link: 256 random bits. The client sends it only in request bodies, so that it does not
 * appear in request logs.
 */
export const offerToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** `POST /api/offer-views`: returns the offer to which the emailed link with this token leads. */
export const offerViewInput = z.object({ token: offerToken });

/**
 * `POST /api/offer-link-requests`: emails a buyer who lost the mail new links to their offers. The response is a 204
 * whether the address has an offer or not.
 */
export const offerLinkInput = z.object({ email: emailAddress });

/** The offer as the buyer sees it, with the public listing. */
export const buyersOffer = z.object({
  ...offerFields,
  version: z.int(),
  listing: listingSummary,
  /** True for a counter-offer that the buyer cannot accept, because another offer on the listing is accepted. */
  isOtherAccepted: z.optional(z.boolean()),
});
export type BuyersOffer = z.infer<typeof buyersOffer>;

/** `POST /api/offer-answers`, by the buyer. The server rejects a `version` that is not the latest. */
export const offerAnswerInput = z.object({
  token: offerToken,
  version: z.int(),
  status: z.enum(['accepted', 'withdrawn']),
  ...reply,
});
export type OfferAnswer = z.infer<typeof offerAnswerInput>['status'];
