import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OwnershipDocumentKind, OwnershipStatus } from 'shared-contract/property/ownership-document';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { propertyId } from '../properties/property-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';

export const ownershipDocuments = pgTable(
  'ownership_documents',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: propertyId(),
    kind: text('kind').$type<OwnershipDocumentKind>().notNull(),
    fileName: text('file_name').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** The uploaded file; null when the document was checked on paper. */
    fileId: uuid('file_id').references(() => storedFiles.id),
    status: text('status').$type<OwnershipStatus>().notNull().default('pending'),
    reason: text('reason'),
    checkedAt: instant('checked_at'),
    ...auditColumns(),
  },
  (table) => [
    index('ownership_documents_property').on(table.propertyId, table.createdAt),
    index('ownership_documents_file').on(table.fileId),
  ],
);
