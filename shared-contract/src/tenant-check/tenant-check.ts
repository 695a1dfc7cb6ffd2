import * as z from 'shared-contract/schema';
import { emailAddress, personPhone } from '../contact/person-contact.ts';
import { decimalAmount } from '../money/money.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { iri, linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { identityDocument, identityDocumentContent } from './identity-document.ts';
import { tenantCheckProduct, tenantCheckStatus } from './tenant-check-status.ts';

export {
  type TenantCheckProduct,
  type TenantCheckStatus,
  tenantCheckProduct,
  tenantCheckStatus,
} from './tenant-check-status.ts';

/** The person whom a check is about: one person per check (V40). */
export const checkApplicant = z.object({
  name: plainLine(120, 'Enter the full legal name.'),
  email: emailAddress,
  phone: z.optional(personPhone),
  dateOfBirth: z.iso.date('Enter the date of birth.'),
  currentAddress: plainLine(200, 'Enter the current address.'),
});
export type CheckApplicant = z.infer<typeof checkApplicant>;

/** `POST /api/tenant-checks`. `application` and `adult` name the adult of a rental application that it starts from. */
export const tenantCheckInput = z.object({
  /** Created by the client, so that a repeated request creates only one check. */
  id: z.uuid(),
  property: iri,
  product: tenantCheckProduct,
  applicant: checkApplicant,
  application: z.optional(iri),
  /** The index of the adult in the application. */
  adult: z.optional(z.int()),
  consent: z.literal(true, 'Tick the box to confirm that the applicant knows about the check.'),
});
export type TenantCheckInput = z.infer<typeof tenantCheckInput>;

/**
 * `PATCH /api/tenant-checks/{id}` with `If-Match`. A change of the product or the applicant after a signature removes
 * the authorisation, because it was given for something else.
 */
export const tenantCheckPatch = z.object({
  product: z.optional(tenantCheckProduct),
  applicant: z.optional(checkApplicant),
  /** Corrects only the applicant's email, also after the check was sent. Every earlier link ends. */
  email: z.optional(emailAddress),
  /** A dispute keeps the check after its date. */
  legalHold: z.optional(z.boolean()),
});
export type TenantCheckPatch = z.infer<typeof tenantCheckPatch>;

/** Who did something: `system` is a job of this site. */
const actor = z.enum(['owner', 'applicant', 'provider', 'system']);

/** One entry of the timeline or the access log. Rows are only added. */
export const tenantCheckEvent = z.object({
  at: z.string(),
  by: openEnum(actor),
  kind: openEnum(
    z.enum([
      'created',
      'changed',
      'linkSent',
      'signed',
      'authorityUploaded',
      'emailChanged',
      'documentAdded',
      'documentRemoved',
      'scanAdded',
      'addedToOrder',
      'paid',
      'submitted',
      'processing',
      'rejected',
      'needsInfo',
      'infoSent',
      'complete',
      'noticeSent',
      'noticeDelivered',
      'disputed',
      'withdrawn',
      'cancelled',
      'held',
      'released',
      // Accesses to the content. The applicant sees them too.
      'viewed',
      'resultViewed',
      'scanViewed',
      'reportDownloaded',
      'noticeDownloaded',
      'authorityDownloaded',
    ]),
  ),
});
export type TenantCheckEvent = z.infer<typeof tenantCheckEvent>;
export type CheckActor = z.infer<typeof actor>;

/** How the check is paid. `order` is the IRI of the order that contains it. */
const checkPayment = z.object({
  status: openEnum(z.enum(['unpaid', 'inOrder', 'paid'])),
  order: z.nullable(z.string()),
  /** True when an earlier purchase would pay for this check, or after a withdrawal for another one. Not in lists. */
  hasCredit: z.optional(z.boolean()),
});

/** `GET /api/tenant-checks`. Of the applicant it contains only the name, so that a list needs no entry in the log. */
export const tenantCheck = z.object({
  ...linked,
  status: openEnum(tenantCheckStatus),
  product: openEnum(tenantCheckProduct),
  applicant: z.object({ name: z.string() }),
  /** An earlier release leaves out the time zone. */
  property: z.object({ '@id': z.string(), id: z.string(), fullAddress: z.string(), timeZone: z.optional(z.string()) }),
  requestedAt: z.string(),
  completedAt: z.nullable(z.string()),
  /** When the report expires. */
  expiresAt: z.nullable(z.string()),
  /** Includes GST. */
  price: z.optional(decimalAmount),
  payment: z.optional(checkPayment),
  authorisedAt: z.nullish(z.string()),
  /** The points of all documents (V6), and whether they are enough. */
  points: z.optional(z.int()),
  isIdentityComplete: z.optional(z.boolean()),
  /** The provider's question, as a sentence without personal data. */
  question: z.nullish(z.string()),
  /** After a hit: the local date by which the applicant must get a written notice (V40). */
  noticeDueOn: z.nullish(z.iso.date()),
  noticeSentAt: z.nullish(z.string()),
  disputedAt: z.nullish(z.string()),
  /** The local date on which the check is destroyed (V41). */
  destroyOn: z.nullish(z.iso.date()),
  legalHold: z.optional(z.boolean()),
  /** IRI of the rental application that it started from. */
  application: z.nullish(z.string()),
});
export type TenantCheck = z.infer<typeof tenantCheck>;

/** `GET /api/tenant-checks/{id}`: with its timeline and access log, oldest first. */
export const tenantCheckDetail = z.extend(tenantCheck, { events: z.optional(z.array(tenantCheckEvent)) });
export type TenantCheckDetail = z.infer<typeof tenantCheckDetail>;

/** `POST /api/tenant-check-searches`: the text is in the body, because a URL must not contain a name. */
export const tenantCheckSearch = z.object({
  text: plainLine(80),
  status: z.optional(tenantCheckStatus),
  property: z.optional(iri),
  page: z.optional(z.int()),
});

/** An entry of a tenancy database about the applicant. */
export const databaseListing = z.object({
  database: z.string(),
  listedBy: z.string(),
  listedOn: z.iso.date(),
  /** The listing person's own reason. */
  reason: z.string(),
  amount: z.nullish(decimalAmount),
  /** How to reach the operator of the database. */
  contact: z.string(),
});
export type DatabaseListing = z.infer<typeof databaseListing>;

export const checkOutcome = z.enum(['clear', 'listed']);

/** What the provider found. */
export const checkResult = z.object({
  outcome: openEnum(checkOutcome),
  /** The local date of the search. */
  searchedOn: z.iso.date(),
  databases: z.array(z.string()),
  isIdentityVerified: z.boolean(),
  listings: z.array(databaseListing),
});
export type CheckResult = z.infer<typeof checkResult>;

/** How the applicant authorised the check (V40). */
export const checkAuthorisation = z.object({
  method: openEnum(z.enum(['signed', 'uploaded'])),
  /** The local date of the signature. */
  signedOn: z.iso.date(),
  signedAt: z.string(),
  name: z.string(),
  /** SHA-256 of the signed PDF or of the uploaded file, in hexadecimal. */
  sha256: z.string(),
  /** The last local date on which the check can be sent with it: 90 days. */
  validUntil: z.iso.date(),
});
export type CheckAuthorisation = z.infer<typeof checkAuthorisation>;

const dispute = z.object({ at: z.string(), message: z.string() });

/** An applicant in a response. A check from before details were stored has only a name, and empty texts. */
export const applicantDetails = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  dateOfBirth: z.string(),
  currentAddress: z.string(),
});

/** The content of a check, which the owner and the applicant see. */
export const checkContentFields = {
  authorisation: z.nullable(checkAuthorisation),
  documents: z.array(identityDocument),
  points: z.int(),
  /** What is missing for 100 points, as sentences; empty when nothing is. */
  missing: z.array(z.string()),
  question: z.nullable(z.string()),
  result: z.nullable(checkResult),
  disputes: z.array(dispute),
};

/** What an access reads. Without a part it reads all that there is. */
export const checkContentPart = z.enum(['details', 'result']);
export type CheckContentPart = z.infer<typeof checkContentPart>;

/**
 * `POST /api/tenant-checks/{id}/accesses?part=…`: the content, for the owner. Each request adds an entry to the log for
 * each part that it reads: `details` has no result, and `result` has of the applicant only the name. Uploading an
 * authority, adding or removing a document, uploading a scan and answering a question respond with `details` too, with
 * an entry of their own, or with `viewed` when they repeat a request. Creating and changing a check, mailing its link
 * and sending a notice respond with {@link tenantCheckDetail}.
 */
export const tenantCheckContent = z.object({ ...linked, applicant: applicantDetails, ...checkContentFields });
export type TenantCheckContent = z.infer<typeof tenantCheckContent>;

/** `POST /api/tenant-checks/{id}/payments`: adds the check to the property's open order, once. */
export const checkPaymentReceipt = z.object({
  ...linked,
  status: openEnum(z.enum(['inOrder', 'paid'])),
  /** The order to check out; null when an earlier purchase pays for the check. */
  order: z.nullable(z.string()),
});

/** `POST /api/tenant-checks/{id}/documents`. An applicant sends it with a token. */
export const identityDocumentInput = z.object({
  /** Created by the client, so that a repeated request adds one document. */
  id: z.uuid(),
  content: identityDocumentContent,
});
/** `POST /api/tenant-checks/{id}/answers`: the answer to the provider's question. */
export const checkAnswerInput = z.object({ answer: plainText(1000, 'Enter your answer.') });
