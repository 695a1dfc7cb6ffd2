import * as z from 'shared-contract/schema';
import { plainLine, plainText } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import {
  applicantDetails,
  checkAnswerInput,
  checkContentFields,
  identityDocumentInput,
  tenantCheckEvent,
} from './tenant-check.ts';
import { tenantCheckProduct, tenantCheckStatus } from './tenant-check-status.ts';

const token = z.string().check(z.maxLength(200));

/** The body of every request of an applicant's private link. The token is in the body, which is never logged. */
export const checkLinkInput = z.object({ token });

/** The header with the token of a private link, for an upload, whose body is the file. */
export const privateLinkHeader = 'x-private-link';

/** `POST /api/tenant-check-views`: what the applicant sees. */
export const applicantCheckView = z.object({
  ...linked,
  status: openEnum(tenantCheckStatus),
  product: openEnum(tenantCheckProduct),
  property: z.object({ fullAddress: z.string() }),
  /** The owner's or agent's name. */
  requestedBy: z.string(),
  applicant: applicantDetails,
  /**
   * The text that the applicant signs, as paragraphs, and its SHA-256 in hexadecimal. Empty when the check has changed
   * since it was sent: the signed text is in the file of the authorisation.
   */
  authorisationText: z.array(z.string()),
  authorisationSha256: z.string(),
  ...checkContentFields,
  /** The answer to the question, or a document, can be sent now. */
  canAddDocuments: z.boolean(),
  canWithdraw: z.boolean(),
  noticeSentAt: z.nullable(z.string()),
  events: z.array(tenantCheckEvent),
  destroyOn: z.nullable(z.iso.date()),
  legalHold: z.boolean(),
  retentionNotice: z.string(),
  linkExpiresAt: z.string(),
  version: z.int(),
});
export type ApplicantCheckView = z.infer<typeof applicantCheckView>;

/** `POST /api/tenant-check-signatures`. `textSha256` is that of the text that the applicant read. */
export const checkSignatureInput = z.object({
  token,
  version: z.int(),
  textSha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The typed full name. It must be the applicant's. */
  name: plainLine(120, 'Type your full legal name.'),
  /** A drawn signature as a PNG in base64; without it the typed name is the signature. */
  image: z.optional(z.string().check(z.maxLength(200_000))),
  consent: z.literal(true, 'Tick the box to authorise the check.'),
});

/** `POST /api/tenant-check-applicant-documents` */
export const applicantDocumentInput = z.extend(identityDocumentInput, { token });
/** `POST /api/tenant-check-applicant-document-removals` */
export const applicantDocumentRemoval = z.object({ token, id: z.uuid() });

/** `POST /api/tenant-check-applicant-answers` */
export const applicantAnswerInput = z.extend(checkAnswerInput, { token });

/** `POST /api/tenant-check-disputes` */
export const checkDisputeInput = z.object({ token, message: plainText(2000, 'Write what is wrong.') });

/** `POST /api/tenant-check-applicant-files`: a PDF for the applicant. */
export const applicantFileInput = z.object({ token, file: z.enum(['authorisation', 'report', 'notice']) });
