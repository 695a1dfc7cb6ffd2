import { isNotNull, isNull } from 'drizzle-orm';
import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DocumentCategory } from 'shared-contract/property/document-category';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { protectedPropertyId } from '../properties/property-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';

/** Documents of properties. Their files are in {@link documentVersions}. */
export const propertyDocuments = pgTable(
  'property_documents',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: protectedPropertyId(),
    name: text('name').notNull(),
    category: text('category').$type<DocumentCategory>().notNull(),
    /** The local date at the property. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** The expiry date of which the owner was reminded. A later expiry date gets a reminder of its own. */
    remindedFor: date('reminded_for', { mode: 'string' }),
    /** When the owner moved the document to the bin. */
    deletedAt: instant('deleted_at'),
    ...auditColumns(),
  },
  (table) => [
    index('property_documents_owner').on(table.ownerId),
    index('property_documents_property').on(table.propertyId, table.createdAt),
    index('property_documents_expiry').on(table.expiresOn).where(isNull(table.deletedAt)),
    index('property_documents_bin').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);

const documentId = () =>
  uuid('document_id')
    .notNull()
    .references(() => propertyDocuments.id, { onDelete: 'cascade' });

/** The uploaded files of documents. A row never changes. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: primaryId(),
    ownerId: ownerId(),
    documentId: documentId(),
    number: integer('number').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    /** The name that the file had on the owner's device. */
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('document_versions_owner').on(table.ownerId),
    index('document_versions_file').on(table.fileId),
    unique('document_versions_number').on(table.documentId, table.number),
  ],
);

/** Share links of documents. A link contains a token; only its hash is stored. */
export const documentShares = pgTable(
  'document_shares',
  {
    id: primaryId(),
    ownerId: ownerId(),
    documentId: documentId(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The last day on which the link works, at the property. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('document_shares_owner').on(table.ownerId), index('document_shares_document').on(table.documentId)],
);
