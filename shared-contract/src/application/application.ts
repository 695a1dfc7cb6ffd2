import * as z from 'shared-contract/schema';
import { emailAddress } from '../contact/person-contact.ts';
import { listingSummary } from '../listing/listing.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { iri, linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { applicantPart, applicationDetails } from './application-content.ts';
import { applicationField } from './application-field.ts';

/**
 * `draft` until every adult has completed their part. The owner sees an application from `submitted` on and shortlists,
 * approves or declines it. Applicants can withdraw it before a decision.
 */
export const applicationStatus = z.enum(['draft', 'submitted', 'shortlisted', 'approved', 'declined', 'withdrawn']);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

export const maxAdults = 8;

const adult = z.object({ name: plainLine(120, 'Enter the full legal name.'), email: emailAddress });
const token = z.string().check(z.maxLength(200));

/** `POST /api/applications`. Each adult gets an email with a private link to their own part. */
export const applicationInput = z.object({
  /** Created by the client, so that a repeated request creates only one application. */
  id: z.uuid(),
  listing: iri,
  /** The first one writes the shared details. */
  adults: z.array(adult).check(
    z.minLength(1, 'Add yourself.'),
    z.maxLength(maxAdults, `Add at most ${maxAdults} adults.`),
    z.refine(
      (adults) => new Set(adults.map(({ email }) => email.toLowerCase())).size === adults.length,
      'Enter a different email address for each adult.',
    ),
  ),
  consent: z.literal(true, 'Tick the box so that we can store your application.'),
});
export type ApplicationInput = z.infer<typeof applicationInput>;

/** The response of `POST /api/applications`. It contains no link: who opens the mailed one owns the address. */
export const applicationReceipt = z.object({ ...linked, status: openEnum(applicationStatus) });

/** `POST /api/application-views`: what a private link shows. The token is in the body, which is never logged. */
export const applicationViewInput = z.object({ token });

/**
 * `POST /api/application-parts`: saves the part of an adult, and the shared details if the first one sends them.
 * `version` is that of the view, so that two open tabs do not overwrite each other.
 */
export const applicationPartInput = z.object({
  token,
  version: z.int(),
  part: applicantPart,
  details: z.optional(applicationDetails),
});

/**
 * `POST /api/application-completions`: an adult has completed their part. With the last one the application is
 * submitted. `keepLonger` is the applicant's consent to the longer period of states that have one.
 */
export const applicationCompletionInput = z.object({
  token,
  version: z.int(),
  consent: z.literal(true, 'Tick the box to confirm that your part is complete and true.'),
  keepLonger: z.optional(z.boolean()),
});

/** `POST /api/application-withdrawals` */
export const applicationWithdrawalInput = z.object({ token });

/**
 * `POST /api/application-link-requests`: emails an adult who lost the mail a new link. The response is a 204 whether
 * the address has an application for this listing or not.
 */
export const applicationLinkInput = z.object({ listing: iri, email: emailAddress });
export type ApplicationLinkInput = z.infer<typeof applicationLinkInput>;

/** One access of the owner to the content of an application. Rows are only added. */
export const applicationAccess = z.object({
  at: z.string(),
  by: z.string(),
  /** `held` and `released` are the start and the end of a legal hold. */
  kind: openEnum(z.enum(['viewed', 'shortlisted', 'approved', 'declined', 'held', 'released'])),
});
export type ApplicationAccess = z.infer<typeof applicationAccess>;

/** True once an approved application was followed by a tenancy of its adults. An earlier release leaves this out. */
const hasTenancy = z.optional(z.boolean());

const adultProgress = z.object({ name: z.string(), completedAt: z.nullable(z.string()) });

/** What an adult sees: the own part, the shared details and only the names of the other adults. */
export const applicationView = z.object({
  ...linked,
  status: openEnum(applicationStatus),
  listing: listingSummary,
  /** The fields that the state's form permits. A request with another field is rejected. */
  fields: z.array(openEnum(applicationField)),
  /** Why only these fields, as a sentence with its source; null where no form is prescribed. */
  formNotice: z.nullable(z.string()),
  part: applicantPart,
  details: applicationDetails,
  isFirst: z.boolean(),
  /** The index of the own part in `adults`. */
  position: z.int(),
  /** The own email address. An earlier release leaves this out. */
  email: z.optional(z.string()),
  version: z.int(),
  adults: z.array(adultProgress),
  /** The local date on which this data is destroyed; null while no date is set. */
  destroyOn: z.nullable(z.iso.date()),
  /** A dispute keeps the record after its date. */
  legalHold: z.boolean(),
  retentionNotice: z.string(),
  hasTenancy,
  accesses: z.array(applicationAccess),
});
export type ApplicationView = z.infer<typeof applicationView>;

const ownersFields = {
  ...linked,
  status: openEnum(applicationStatus),
  /** IRIs. */
  listing: z.string(),
  property: z.string(),
  /** The names of the adults, the first one first. */
  names: z.array(z.string()),
  submittedAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  destroyOn: z.nullable(z.iso.date()),
  /** A dispute keeps the record after its date. */
  legalHold: z.boolean(),
  hasTenancy,
};

/** `GET /api/applications`: no content besides names, so that a list needs no entry in the access log. */
export const applicationSummary = z.object(ownersFields);
export type ApplicationSummary = z.infer<typeof applicationSummary>;

/** `POST /api/applications/{id}/accesses`: the content, for the owner. Each request adds an entry to the access log. */
export const application = z.object({
  ...ownersFields,
  details: applicationDetails,
  adults: z.array(z.object({ name: z.string(), email: z.string(), part: applicantPart })),
  accesses: z.array(applicationAccess),
});
export type Application = z.infer<typeof application>;

/** `PATCH /api/applications/{id}` with `If-Match`. `message` is for the mail to the applicants. */
export const applicationPatch = z.object({
  status: z.optional(z.enum(['shortlisted', 'approved', 'declined'])),
  legalHold: z.optional(z.boolean()),
  message: z.optional(plainText(2000)),
});

/** `GET /api/destruction-certificates`: the proof that something was destroyed. It contains no names. */
export const destructionCertificate = z.object({
  ...linked,
  /** What was destroyed. An earlier release destroyed only applications, and leaves this out. */
  subject: z.optional(openEnum(z.enum(['application', 'tenantCheck']))),
  property: z.string(),
  /** The rule as a sentence with its source. */
  rule: z.string(),
  destroyedAt: z.string(),
  /** SHA-256 of the encrypted rows that were destroyed, in hexadecimal. */
  contentSha256: z.string(),
  documentSha256: z.string(),
});
export type DestructionCertificate = z.infer<typeof destructionCertificate>;
