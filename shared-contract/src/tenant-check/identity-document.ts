import * as z from 'shared-contract/schema';
import { australianState } from '../place/suburb.ts';
import { plainLine } from '../text/plain-text.ts';

/** The kinds of document that count for 100 points (V6), and a change of name, which counts for none. */
export const identityDocumentKind = z.enum([
  'birthCertificate',
  'citizenshipCertificate',
  'passport',
  'driverLicence',
  'governmentEmployeeCard',
  'concessionCard',
  'studentCard',
  'ratesNotice',
  'employerLetter',
  'mortgageDocument',
  'medicareCard',
  'bankStatement',
  'utilityBill',
  'vehicleRegistration',
  'foreignLicence',
  'leaseAgreement',
  'changeOfName',
]);
export type IdentityDocumentKind = z.infer<typeof identityDocumentKind>;

/** The fields of a document. Which are needed depends on the kind (`identity-document-rules.ts`). */
export const identityDocumentContent = z.object({
  kind: identityDocumentKind,
  /** The name as it is on the document. On a change of name, the present one. */
  nameOnDocument: plainLine(120, 'Enter the name as it is on the document.'),
  /** The name before, of a change of name. Other documents may carry it. */
  earlierName: z.optional(plainLine(120)),
  /** Of a passport, licence or Medicare card. No other kind has a number. */
  number: z.optional(plainLine(20)),
  /** The card number of an Australian driver licence. */
  cardNumber: z.optional(plainLine(20)),
  /** The state that issued a driver licence. */
  state: z.optional(australianState),
  /** The country of a passport, such as `AU` (ISO 3166-1 alpha-2). */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country.'))),
  /** The individual reference number of a Medicare card, 1 to 9. */
  individualReference: z.optional(plainLine(1)),
  /** Who issued the document, such as a bank or council. */
  institution: z.optional(plainLine(80)),
  expiresOn: z.optional(z.iso.date('Enter a date.')),
});
export type IdentityDocumentContent = z.infer<typeof identityDocumentContent>;

/**
 * A document as the site shows it. It never contains a whole number: `numberEnding` are the last digits. Once the
 * identity is verified, kind, `numberEnding` and `expiresOn` are all that is stored.
 */
export const identityDocument = z.object({
  id: z.string(),
  kind: identityDocumentKind,
  nameOnDocument: z.nullable(z.string()),
  /** Of a change of name. */
  earlierName: z.nullish(z.string()),
  numberEnding: z.nullable(z.string()),
  institution: z.nullable(z.string()),
  expiresOn: z.nullable(z.iso.date()),
  points: z.int(),
  /** Why the document counts for fewer points, as a sentence; null when it counts in full. */
  note: z.nullable(z.string()),
  addedBy: z.enum(['owner', 'applicant']),
  addedAt: z.string(),
  hasScan: z.boolean(),
  verifiedAt: z.nullable(z.string()),
});
export type IdentityDocument = z.infer<typeof identityDocument>;

/** The limits of a scan. Photos of a phone are pictures. */
export const scanRules = {
  maxCount: 12,
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  fileTypesLabel: 'a PDF or a JPEG, PNG or WebP picture',
} as const;
