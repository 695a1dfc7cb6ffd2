import * as z from 'shared-contract/schema';
import { plainLine } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { documentCategory } from './document-category.ts';

const date = z.iso.date('Enter a date.');
/** Dates before this one are typing errors. */
const firstDate = '1950-01-01';

/** One uploaded file of a document. */
export const documentVersion = z.object({
  ...linked,
  /** Counts from 1, the first upload. */
  number: z.int(),
  fileName: z.string(),
  mediaType: z.string(),
  byteSize: z.int(),
  uploadedAt: z.string(),
  /** The download URL, which works for the owner only. */
  file: z.string(),
});
export type DocumentVersion = z.infer<typeof documentVersion>;

/** A link with which anyone can read the latest version, without its token. */
export const documentShare = z.object({
  ...linked,
  /** The last day on which the link works, at the property. */
  expiresOn: z.string(),
  createdAt: z.string(),
  /** When the owner stopped it. Only the data export has links that were stopped. */
  stoppedAt: z.optional(z.string()),
});
export type DocumentShare = z.infer<typeof documentShare>;

/**
 * A document of a property. `GET /api/properties/{id}/documents?category=&bin=true&page=` lists them, latest first.
 * `DELETE /api/documents/{id}` moves one to the bin, `POST /api/documents/{id}/restore` brings it back,
 * `DELETE /api/binned-documents/{id}` deletes it for good.
 */
export const propertyDocument = z.object({
  ...linked,
  property: z.string(),
  name: z.string(),
  category: openEnum(documentCategory),
  /** The local date of the document's last day, such as the end of an insurance; null when it does not expire. */
  expiresOn: z.nullable(z.string()),
  /** When it was moved to the bin; null outside the bin. */
  deletedAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** Latest first; at least one. */
  versions: z.array(documentVersion),
  /** The links, latest first. */
  shares: z.array(documentShare),
});
export type PropertyDocument = z.infer<typeof propertyDocument>;

export const maxDocumentName = 120;

/** `PATCH /api/documents/{id}` with `If-Match`. */
export const documentPatch = z.partial(
  z.object({
    name: plainLine(maxDocumentName, 'Enter a name.'),
    category: documentCategory,
    expiresOn: z.nullable(date.check(z.refine((value) => value >= firstDate, 'Check the year of this date.'))),
  }),
);
export type DocumentPatch = z.infer<typeof documentPatch>;

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/**
 * `POST /api/documents/{id}/shares`. The browser makes the token, 256 random bits in base64url, and the server stores
 * its hash only. The same request sent twice makes one link.
 */
export const documentShareInput = z.object({ token, expiresOn: date });
export type DocumentShareInput = z.infer<typeof documentShareInput>;

/**
 * `POST /api/shared-document-views` and `POST /api/shared-document-files`. The token is in the body, because URLs end
 * up in logs.
 */
export const sharedDocumentInput = z.object({ token: z.string().check(z.maxLength(200)) });

/** What the holder of a share link sees of a document. */
export const sharedDocument = z.object({
  '@id': z.string(),
  '@type': z.literal('SharedDocument'),
  name: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  byteSize: z.int(),
  uploadedAt: z.string(),
  expiresOn: z.string(),
});
export type SharedDocument = z.infer<typeof sharedDocument>;
