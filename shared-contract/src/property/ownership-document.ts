import * as z from 'shared-contract/schema';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

export const ownershipDocumentKind = z.enum(['ratesNotice', 'titleSearch', 'landTaxNotice', 'agencyAgreement']);
export type OwnershipDocumentKind = z.infer<typeof ownershipDocumentKind>;

export const ownershipKindLabels: Record<OwnershipDocumentKind, string> = {
  ratesNotice: 'Council rates notice',
  titleSearch: 'Certificate of title or title search',
  landTaxNotice: 'Land tax notice',
  agencyAgreement: 'Signed agency agreement',
};

export const ownershipStatus = z.enum(['pending', 'verified', 'rejected']);
export type OwnershipStatus = z.infer<typeof ownershipStatus>;

/** A document that proves that the user may advertise the property (V25). */
export const ownershipDocument = z.object({
  ...linked,
  property: z.string(),
  kind: openEnum(ownershipDocumentKind),
  fileName: z.string(),
  byteSize: z.int(),
  status: openEnum(ownershipStatus),
  /** Why the document was rejected, or what the check was, as a text for the owner. */
  reason: z.nullish(z.string()),
  uploadedAt: z.string(),
  checkedAt: z.nullish(z.string()),
  /** The download URL, which works for the owner only. */
  file: z.string(),
});
export type OwnershipDocument = z.infer<typeof ownershipDocument>;

/** The limits of an upload. `fileTypesLabel` completes the sentence "Choose …". */
export const ownershipRules = {
  maxCount: 10,
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  fileTypesLabel: 'a PDF or a JPEG, PNG or WebP picture',
} as const;
